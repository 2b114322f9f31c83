import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy, cspHash, drawingStyles } from '#node/output/csp.ts';
import { tempFolder } from '../../support/temp-folder.ts';

test('a script hash is its SHA-256 in base64', () => {
  expect(cspHash('alert(1)')).toBe("'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='");
});

test('the policy denies everything except files of the site itself and inline scripts by hash', () => {
  expect(contentSecurityPolicy(['alert(1)']).split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types docs',
  ]);
});

test('the policy allows nothing unsafe', () => {
  expect(contentSecurityPolicy(['a', 'b'])).not.toContain('unsafe');
});

test('each inline script has a hash of its own', () => {
  expect(contentSecurityPolicy(['a', 'b'])).toContain(`script-src 'self' ${cspHash('a')} ${cspHash('b')};`);
});

test('styles of drawings are allowed by hash, each once', () => {
  const svg = (style: string) => `<svg><style>${style}</style><path /></svg>`;
  const styles = drawingStyles(tempFolder({ 'b.svg': svg('b{}'), 'a/a.svg': svg('a {\n}'), 'a/c.svg': svg('b{}') }));
  expect(contentSecurityPolicy([], { styles })).toContain(
    `; style-src 'self' ${cspHash('a {\n}')} ${cspHash('b{}')}; `,
  );
});

test('the hash of a style is that of the text which browsers read: with LF line ends, and without the marks of CDATA', () => {
  const svg = '<svg><style>\r\n<![CDATA[a > b {\r\n}]]>\r\n</style></svg>';
  expect(drawingStyles(tempFolder({ 'a.svg': svg }))).toEqual(['\na > b {\n}\n']);
});

test('images are allowed from the configured asset host', () => {
  const policy = contentSecurityPolicy([], { assetHost: 'https://assets.docs.test' });
  expect(policy).toContain("img-src 'self' data: https://assets.docs.test;");
});

describe('with a hosted search', () => {
  const HOSTED = { appId: 'APP', apiKey: 'KEY', indexName: 'docs' };
  const sourcesOf = (...given: Parameters<typeof contentSecurityPolicy>) =>
    Object.fromEntries(
      contentSecurityPolicy(...given)
        .split('; ')
        .map((directive) => directive.split(/ (.*)/s).slice(0, 2)),
    ) as Record<string, string>;
  const HOSTS =
    'https://app-dsn.algolia.net https://app-1.algolianet.com https://app-2.algolianet.com https://app-3.algolianet.com';

  test('the four search hosts are allowed, and nothing else changes', () => {
    expect(sourcesOf([], { hosted: HOSTED })).toEqual({ ...sourcesOf([]), 'connect-src': `'self' ${HOSTS}` });
  });
  test('with events, their script and its endpoint are allowed too', () => {
    expect(sourcesOf([], { hosted: { ...HOSTED, insights: true } })).toEqual({
      ...sourcesOf([]),
      'script-src': "'self' https://cdn.jsdelivr.net/npm/search-insights@2.17.3/dist/search-insights.min.js",
      'connect-src': `'self' ${HOSTS} https://insights.algolia.io`,
    });
  });
  test('only the configured hosts for reading are allowed', () => {
    const hosts = [
      { url: 'https://search.docs.test/', accept: 'read' },
      { url: 'https://write.docs.test', accept: 'write' },
    ] as const;
    expect(sourcesOf([], { hosted: { ...HOSTED, hosts } })['connect-src']).toBe("'self' https://search.docs.test");
  });
  test('an invalid host throws and cannot widen the policy', () => {
    expect(() =>
      contentSecurityPolicy([], { hosted: { ...HOSTED, appId: "x.test; script-src 'unsafe-inline' " } }),
    ).toThrow('Invalid URL');
  });
});
