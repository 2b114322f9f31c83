import { createHash } from 'node:crypto';
import { hostedSources } from '#shared/search-hosts.ts';
import type { HostedSearch } from '#shared/schema/search.ts';
import { TRUSTED_TYPES_POLICY } from '#shared/trusted.ts';

/** `'sha256-…'`, which allows an inline script in the policy. */
export function cspHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** The Content-Security-Policy of every page, which blocks everything not listed. */
export function contentSecurityPolicy(
  inlineScripts: readonly string[],
  { assetHost, hosted }: { readonly assetHost?: string | undefined; readonly hosted?: HostedSearch | undefined } = {},
): string {
  const more = hostedSources(hosted);
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScripts.map(cspHash), ...more.script],
    'style-src': ["'self'"],
    // Icons are masks with their drawing in the stylesheet (`theme/parts/icons.css`).
    'img-src': ["'self'", 'data:', ...(assetHost === undefined ? [] : [new URL(assetHost).origin])],
    'connect-src': ["'self'", ...more.connect],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [TRUSTED_TYPES_POLICY],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}
