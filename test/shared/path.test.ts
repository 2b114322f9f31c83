import { describe, expect, test } from 'vitest';
import {
  cleanPath,
  decodePath,
  htmlFile,
  inVersion,
  isExternal,
  isFilePath,
  isSitePath,
  isVersion,
  langOf,
  localeKey,
  localize,
  markdownPath,
  pathOf,
  routeKey,
  sectionKey,
  sectionOf,
  segmentsOf,
  versionOf,
  bareRoute,
} from '#shared/path.ts';

describe('decodePath', () => {
  test('decodes percent-encoded characters', () => {
    expect(decodePath('/%E6%8C%87%E5%8D%97')).toBe('/指南');
  });
  test('returns a broken encoding unchanged', () => {
    expect(decodePath('/%E0%A4%A')).toBe('/%E0%A4%A');
  });
});

describe('cleanPath', () => {
  test.each([
    ['/a/b.html', '/a/b'],
    ['/a/index', '/a/'],
    ['/a/index.html', '/a/'],
    ['/index.html', '/'],
    ['/a/', '/a/'],
    ['', '/'],
  ])('turns %j into %j', (path, clean) => {
    expect(cleanPath(path)).toBe(clean);
  });
  test('keeps a name that only ends in the word index', () => {
    expect(cleanPath('/a/reindex')).toBe('/a/reindex');
  });
  test('keeps html in the middle of a path', () => {
    expect(cleanPath('/a.html/b')).toBe('/a.html/b');
  });
});

describe('routeKey', () => {
  test.each([
    ['/a/', '/a'],
    ['/a', '/a'],
    ['/a/index.html', '/a'],
    ['/', '/'],
    ['//', '/'],
    ['/zh/', '/zh'],
    ['/a//b', '/a/b'],
  ])('%j is looked up as %j', (path, key) => {
    expect(routeKey(path)).toBe(key);
  });
  test('a percent-encoded letter does not make another page', () => {
    expect(routeKey('/guide/st%61rt')).toBe('/guide/start');
  });
});

describe('segmentsOf', () => {
  test('has no empty segments', () => {
    expect(segmentsOf('//zh/guide/')).toEqual(['zh', 'guide']);
  });
});

describe('langOf', () => {
  test.each([
    ['/zh/guide/', 'zh'],
    ['/zh', 'zh'],
    ['/guide/', 'en'],
    ['/', 'en'],
    ['/zhang/', 'en'],
    ['/guide/zh/', 'en'],
    ['/v1/zh/guide/', 'zh'],
    ['/v1/guide/', 'en'],
  ])('the language of %j is %s', (path, lang) => {
    expect(langOf(path, 'en')).toBe(lang);
  });
});

describe('bareRoute', () => {
  test.each([
    ['/zh/guide/', '/guide/'],
    ['/en/guide/', '/guide/'],
    ['/zh', '/'],
    ['/zh/', '/'],
    ['/guide/zh/', '/guide/zh/'],
    ['/v1/zh/guide/', '/guide/'],
    ['/v1/', '/'],
  ])('%j without its version and language is %j', (path, rest) => {
    expect(bareRoute(path)).toBe(rest);
  });
  test('never leads to another host', () => {
    expect(bareRoute('/zh//evil.test/')).toBe('/evil.test/');
    expect(bareRoute('//evil.test/')).toBe('/evil.test/');
  });
});

describe('localize', () => {
  test.each([
    ['/guide/', 'zh', '/zh/guide/'],
    ['/guide/', 'en', '/guide/'],
    ['/zh/guide/', 'en', '/guide/'],
    ['/zh/guide/', 'zh', '/zh/guide/'],
    ['/', 'zh', '/zh/'],
    ['/zh', 'en', '/'],
    ['/v1/guide/', 'zh', '/v1/zh/guide/'],
    ['/v1/zh/guide/', 'en', '/v1/guide/'],
    ['/v1', 'zh', '/v1/zh/'],
  ] as const)('%j in %s is %j', (link, lang, localized) => {
    expect(localize(link, lang, 'en')).toBe(localized);
  });
  test('leaves other links alone', () => {
    expect(localize('https://a.test/zh/', 'zh', 'en')).toBe('https://a.test/zh/');
    expect(localize('#part', 'zh', 'en')).toBe('#part');
  });
  test('keeps query and hash', () => {
    expect(localize('/guide/?a=1#part', 'zh', 'en')).toBe('/zh/guide/?a=1#part');
  });
});

describe('versions', () => {
  test.each(['v1', 'v2.x', 'v1.0-beta'])('%j is a version name', (name) => {
    expect(isVersion(name)).toBe(true);
  });
  test.each(['1', '404', 'v', 'vitest', 'v1/a', ''])('%j is not a version name', (name) => {
    expect(isVersion(name)).toBe(false);
  });
  test('the version is the first segment of a path', () => {
    expect(['/v1/zh/a', '/zh/v1/a', '/a'].map(versionOf)).toEqual(['v1', '', '']);
  });
  test.each([
    ['/zh/guide/', 'v1', '/v1/zh/guide/'],
    ['/v1/zh/guide/', 'v2', '/zh/guide/'],
    ['/v1/guide/#a', 'v3', '/v3/guide/#a'],
    ['/guide/', '', '/guide/'],
    ['https://a.test/', 'v1', 'https://a.test/'],
    ['#part', 'v1', '#part'],
  ])('%j in %j is %j', (link, version, expected) => {
    expect(inVersion(link, version, 'v2')).toBe(expected);
  });
  test('never lead to another host', () => {
    expect(inVersion('/v1//evil.test/', 'v2', 'v2')).toBe('/evil.test/');
  });
  test('have their own locale and section keys', () => {
    expect([localeKey('/v1/zh/guide/', 'zh'), localeKey('/zh/guide/', 'zh')]).toEqual(['v1/zh', 'zh']);
    expect([sectionKey('/v1/guide/a', 'en'), sectionKey('/guide/a', 'en')]).toEqual(['v1/en/guide', 'en/guide']);
  });
});

describe('sectionOf', () => {
  test.each([
    ['/zh/guide/start/', 'guide'],
    ['/config/', 'config'],
    ['/', '_root'],
    ['/zh/', '_root'],
  ])('the section of %j is %j', (path, section) => {
    expect(sectionOf(path)).toBe(section);
  });
});

describe('htmlFile', () => {
  test.each([
    ['/zh/guide/', 'zh/guide/index.html'],
    ['/', 'index.html'],
    ['/guide/cli', 'guide/cli.html'],
  ])('the file of %s is %s', (route, file) => {
    expect(htmlFile(route)).toBe(file);
  });
});

describe('markdownPath', () => {
  test.each([
    ['/guide/basic/cli', '/guide/basic/cli.md'],
    ['/guide/basic/cli.html', '/guide/basic/cli.md'],
    ['/zh/guide/start/', '/zh/guide/start/index.md'],
    ['/', '/index.md'],
  ])('%j has its Markdown at %j', (routePath, path) => {
    expect(markdownPath(routePath)).toBe(path);
  });
});

test.each([
  ['/a?b=/c.d#e', '/a'],
  ['/a#b?c', '/a'],
  ['#a', ''],
])('the path of %j is %j', (link, path) => {
  expect(pathOf(link)).toBe(path);
});

test.each([
  ['/images/a.svg', true],
  ['/a.b/c', false],
  ['/guide/', false],
  ['/guide/a.html', false],
])('%j is the path of a file: %s', (path, isFile) => {
  expect(isFilePath(path)).toBe(isFile);
});

describe('isExternal', () => {
  test.each(['https://a.test', 'HTTP://a.test', '//a.test', 'mailto:a@a.test'])('%j leaves the site', (link) => {
    expect(isExternal(link)).toBe(true);
  });
  test.each(['/a', '#a', 'a/b', './a:b'])('%j stays on the site', (link) => {
    expect(isExternal(link)).toBe(false);
  });
});

test.each([
  ['/', true],
  ['/guide/#a', true],
  ['/zh/config/?x=1#覆盖率', true],
  ['', false],
  ['guide', false],
  ['#a', false],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['/a\\b', false],
  ['/\t/evil.example', false],
  ['\n/a', false],
  ['https://evil.example/', false],
  ['javascript:alert(1)', false],
  ['JAVASCRIPT:alert(1)', false],
])('%j is a root-relative address of this site: %s', (address, isOne) => {
  expect(isSitePath(address)).toBe(isOne);
});
