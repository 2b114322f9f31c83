import { addressIn, allLocaleVersions } from '#shared/address.ts';
import { allPagesPath } from '#shared/all-pages.ts';
import { LANGS } from '#shared/page.ts';
import { ASSETS_DIR } from '../../content/reserved-routes.ts';
import type { Emitter } from './emitter.ts';

/** Caching: hashed files forever, all others with revalidation. */
export const CACHE_CONTROL = {
  immutable: 'public, max-age=31536000, immutable',
  revalidate: 'public, max-age=0, must-revalidate',
} as const;

/** Sent explicitly, since not every host knows `.md`. */
const MARKDOWN_TYPE = 'text/markdown';

/** Security headers of every response. */
export function securityHeaders(policy: string): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  };
}

/**
 * Agents that prefer Markdown send this in `Accept`; browsers never do. With any `q=0…` the answer is HTML: such agents
 * prefer another form or refuse Markdown, and hosts can express only one rule.
 */
export const ACCEPTS_MARKDOWN = /text\/markdown(?![^,]*q=0)/;

/** A page's address has two forms, HTML and Markdown: caches must keep them apart. */
export const VARY = 'Accept';

/** Files that hosts read and nobody else needs. */
export const HOST_FILES = ['_headers', 'vercel.json', 'nginx.conf'] as const;

/** `_headers` for Netlify and Cloudflare Pages, which cannot answer by `Accept`. */
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

/** Vercel looks for files before it rewrites, so a request for Markdown is redirected. */
const vercel: Emitter = ({ headers, pages, site }) => {
  const list = (values: Readonly<Record<string, string>>) =>
    Object.entries(values).map(([key, value]) => ({ key, value }));
  const redirect = (source: string, destination: string) => ({
    source,
    has: [{ type: 'header', key: 'accept', value: `.*${ACCEPTS_MARKDOWN.source}.*` }],
    destination,
    permanent: false,
  });
  const routes = pages.map(({ entry }) => entry.routePath);
  const folders = routes.filter((route) => route.endsWith('/') && route !== '/').map((route) => route.slice(1, -1));
  // The lists of all pages have no Markdown.
  const lists = LANGS.map((lang) => allPagesPath(lang, site.config.lang).slice(1));
  const config = {
    cleanUrls: true,
    redirects: [
      redirect('/', '/index.md'),
      ...(folders.length > 0 ? [redirect(`/(${folders.join('|')}){/}?`, '/$1/index.md')] : []),
      // A target that begins with two slashes, or one and a backslash, would name another host.
      redirect(`/((?![/\\\\]|(?:${lists.join('|')})/?$)(?:.*/)?[^./]+){/}?`, '/$1.md'),
    ],
    headers: [
      { source: '/(.*)', headers: list(headers) },
      { source: '/((?:.*/)?[^./]*)', headers: list({ Vary: VARY }) },
      { source: `/${ASSETS_DIR}/(.*)`, headers: list({ 'Cache-Control': CACHE_CONTROL.immutable }) },
      { source: '/(.*).md', headers: list({ 'Content-Type': `${MARKDOWN_TYPE}; charset=utf-8` }) },
    ],
  };
  return [{ path: 'vercel.json', text: `${JSON.stringify(config, null, 2)}\n` }];
};

/** A path in a regular expression. */
const escaped = (path: string) => path.replaceAll('.', '\\.');

/** `nginx.conf`: the body of a `server` block. */
const nginx: Emitter = ({ headers, site: { config } }) => {
  // Each language and version has a 404 page of its own.
  const roots = allLocaleVersions(config).map((locale) => addressIn('/', locale, config));
  const lines = (values: Readonly<Record<string, string>>) =>
    Object.entries(values).map(([name, value]) => `  add_header ${name} "${value}" always;`);
  const text = [
    '# Include this file in the server block whose root is the folder that it lies in.',
    '# Reload nginx after each deployment: the policy allows the start-up script of one build, by its hash.',
    'absolute_redirect off;',
    'charset utf-8;',
    `charset_types text/plain text/css text/xml application/javascript application/json ${MARKDOWN_TYPE};`,
    'gzip on;',
    'gzip_static on;',
    'gzip_vary on;',
    `gzip_types text/plain text/css text/xml application/javascript application/json image/svg+xml ${MARKDOWN_TYPE};`,
    // The path of a page, without a slash at its end.
    'set $page $uri;',
    'if ($uri ~ ^(.+)/$) { set $page $1; }',
    `set $vary ${VARY};`,
    // Other files have one form only; nginx leaves out a header without a value.
    'if ($uri ~ \\.(?!html$)[^./]+$) { set $vary ""; }',
    'set $lost /404.html;',
    // The last match counts: a version's Chinese pages come after its English ones.
    ...roots
      .filter((root) => root !== '/')
      .map((root) => `if ($uri ~ ^${escaped(root)}) { set $lost ${root}404.html; }`),
    'error_page 404 $lost;',
    `if ($http_accept ~ ${ACCEPTS_MARKDOWN.source}) {`,
    '  rewrite ^/$ /index.md last;',
    '  rewrite ^(.+)/$ $1.md last;',
    '  rewrite ^(.*/[^./]+)$ $1.md last;',
    '}',
    `location /${ASSETS_DIR}/ {`,
    '  try_files $uri =404;',
    ...lines(headers),
    // Without "always": a file that a deployment removed may come back.
    `  add_header Cache-Control "${CACHE_CONTROL.immutable}";`,
    '}',
    // Regular expressions take precedence over prefixes.
    `location ~ ^/(${escaped(HOST_FILES.join('|'))})$|/\\.(?!well-known/) { return 404; }`,
    'location ~ \\.md$ {',
    `  types { ${MARKDOWN_TYPE} md; text/html html; }`,
    '  try_files $uri $page.md $page/index.md $page.html =404;',
    ...lines({ ...headers, 'Cache-Control': CACHE_CONTROL.revalidate, Vary: VARY }),
    '}',
    'location / {',
    '  try_files $uri $uri/index.html $page.html =404;',
    ...lines({ ...headers, 'Cache-Control': CACHE_CONTROL.revalidate, Vary: '$vary' }),
    '}',
    '',
  ].join('\n');
  return [{ path: 'nginx.conf', text }];
};

/** The same headers in the formats of common static hosts. */
export const hostHeaders: Emitter = (input) => [headersFile, vercel, nginx].flatMap((emit) => emit(input));
