import { createHash } from 'node:crypto';
import glob from 'fast-glob';
import { hostedSources } from '#shared/search-hosts.ts';
import type { HostedSearch } from '#shared/schema/search.ts';
import { TRUSTED_TYPES_POLICY } from '#shared/trusted.ts';
import { readText } from '../content/source-files.ts';

/** `'sha256-…'`, which allows an inline script or style in the policy. */
export function cspHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Texts of the `<style>` elements in a folder's SVG files: a drawing opened by itself is under the policy too. */
export function drawingStyles(folder: string): readonly string[] {
  const drawings = glob.sync('**/*.svg', { cwd: folder, absolute: true }).toSorted();
  const texts = drawings.flatMap((file) => [...(readText(file) ?? '').matchAll(/<style[^>]*>(.*?)<\/style>/gs)]);
  return [...new Set(texts.map(([, text = '']) => text.replaceAll(/<!\[CDATA\[|\]\]>/g, '')))];
}

interface PolicyOptions {
  readonly assetHost?: string | undefined;
  readonly hosted?: HostedSearch | undefined;
  /** Texts of inline styles. */
  readonly styles?: readonly string[];
}

/** The Content-Security-Policy of every page, which blocks everything not listed. */
export function contentSecurityPolicy(
  inlineScripts: readonly string[],
  { assetHost, hosted, styles = [] }: PolicyOptions = {},
): string {
  const more = hostedSources(hosted);
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScripts.map(cspHash), ...more.script],
    'style-src': ["'self'", ...styles.map(cspHash)],
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
