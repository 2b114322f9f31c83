import { addressIn, versionNames } from '#shared/address.ts';
import { LANGS } from '#shared/page.ts';
import type { Site } from '#shared/site.ts';
import { ASSETS_DIR } from '../../content/reserved-routes.ts';
import type { Emitter } from './emitter.ts';

/** Caching: hashed files forever, all others with revalidation. */
export const CACHE_CONTROL = {
  immutable: 'public, max-age=31536000, immutable',
  revalidate: 'public, max-age=0, must-revalidate',
} as const;

/** `Cache-Control` for a path of the site. */
export function cacheControl(path: string): string {
  return path.startsWith(`/${ASSETS_DIR}/`) ? CACHE_CONTROL.immutable : CACHE_CONTROL.revalidate;
}

/** Set explicitly, since not every host knows `.md`. */
const MARKDOWN_TYPE = 'text/markdown';

/** Security headers of every response. */
export function headersOfEveryAnswer(policy: string): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  };
}

/** `_headers` for Netlify and Cloudflare Pages. */
const headersFile: Emitter = ({ headers }) => {
  const block = (path: string, values: Readonly<Record<string, string>>) =>
    [path, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const blocks = [
    block('/*', headers),
    block(`/${ASSETS_DIR}/*`, { 'Cache-Control': CACHE_CONTROL.immutable }),
    block('/*.md', { 'Content-Type': `${MARKDOWN_TYPE}; charset=utf-8` }),
  ];
  return [{ path: '_headers', text: `${blocks.join('\n\n')}\n` }];
};

const vercel: Emitter = ({ headers }) => {
  const list = (values: Readonly<Record<string, string>>) =>
    Object.entries(values).map(([key, value]) => ({ key, value }));
  const config = {
    cleanUrls: true,
    headers: [
      { source: '/(.*)', headers: list(headers) },
      { source: `/${ASSETS_DIR}/(.*)`, headers: list({ 'Cache-Control': CACHE_CONTROL.immutable }) },
      { source: '/(.*).md', headers: list({ 'Content-Type': `${MARKDOWN_TYPE}; charset=utf-8` }) },
    ],
  };
  return [{ path: 'vercel.json', text: `${JSON.stringify(config, null, 2)}\n` }];
};

/** Folders with their own 404 page: one per language and version, except for the default ones. */
function lostPlaces({ config }: Site): readonly string[] {
  const roots = versionNames(config).flatMap((version) =>
    LANGS.map((lang) => addressIn('/', { lang, version }, config)),
  );
  return roots.filter((root) => root !== '/');
}

/** `nginx.conf`: the body of a `server` block. */
const nginx: Emitter = ({ headers, site }) => {
  const lines = (values: Readonly<Record<string, string>>, indent: string) =>
    Object.entries(values).map(([name, value]) => `${indent}add_header ${name} "${value}" always;`);
  const all = (cache: string) => lines({ ...headers, 'Cache-Control': cache }, '  ');
  const text = [
    '# Include this file in the server block whose root is the folder that it lies in.',
    'absolute_redirect off;',
    'charset utf-8;',
    `charset_types text/plain text/css text/xml application/javascript ${MARKDOWN_TYPE};`,
    'error_page 404 /404.html;',
    // The address of a page with a slash after it.
    'set $page $uri;',
    'if ($uri ~ ^(.+)/$) { set $page $1; }',
    // nginx uses the longest matching prefix.
    ...lostPlaces(site).flatMap((root) => [
      `location ${root} {`,
      `  error_page 404 ${root}404.html;`,
      '  try_files $uri $uri/index.html $page.html =404;',
      ...all(CACHE_CONTROL.revalidate),
      '}',
    ]),
    `location /${ASSETS_DIR}/ {`,
    '  try_files $uri =404;',
    ...all(CACHE_CONTROL.immutable),
    '}',
    // Regular expressions take precedence over prefixes.
    'location ~ \\.md$ {',
    `  types { ${MARKDOWN_TYPE} md; }`,
    '  try_files $uri =404;',
    ...all(CACHE_CONTROL.revalidate),
    '}',
    'location / {',
    '  try_files $uri $uri/index.html $page.html =404;',
    ...all(CACHE_CONTROL.revalidate),
    '}',
    '',
  ].join('\n');
  return [{ path: 'nginx.conf', text }];
};

/** The same headers in the formats of common static hosts. */
export const hostHeaders: Emitter = (input) => [headersFile, vercel, nginx].flatMap((emit) => emit(input));
