import { createHash } from 'node:crypto';
import { hostedSources } from '#shared/hosted-search.ts';
import type { HostedSearch } from '#shared/site.ts';

/** `'sha256-…'`, the mark by which a policy knows an inline script. */
export function cspHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** Hosts other than the site's own. */
interface AllowedHosts {
  /** Images may come from it. */
  readonly assetHost?: string | undefined;
  /** Its hosts may be reached, and what it loads for events. */
  readonly hosted?: HostedSearch | undefined;
}

/**
 * The Content-Security-Policy of every page: nothing is allowed but what stands here.
 * @param inlineScripts the texts of the scripts that stand in the HTML
 * @param allowed what the configuration lets in beside it
 */
export function contentSecurityPolicy(
  inlineScripts: readonly string[],
  { assetHost, hosted }: AllowedHosts = {},
): string {
  const more = hostedSources(hosted);
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScripts.map(cspHash), ...more.script],
    'style-src': ["'self'"],
    'img-src': ["'self'", ...(assetHost === undefined ? [] : [new URL(assetHost).origin])],
    'connect-src': ["'self'", ...more.connect],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}
