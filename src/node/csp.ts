import { createHash } from 'node:crypto';

/** `'sha256-…'`, the mark by which a policy knows an inline script. */
export function cspHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/**
 * The Content-Security-Policy of every page: nothing is allowed but what stands here.
 * @param inlineScripts the texts of the scripts that stand in the HTML
 */
export function contentSecurityPolicy(inlineScripts: readonly string[]): string {
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScripts.map(cspHash)],
    'style-src': ["'self'"],
    'img-src': ["'self'"],
    'connect-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}
