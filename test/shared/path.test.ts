import { describe, expect, test } from 'vitest';
import {
  cleanPath,
  decodePath,
  htmlFiles,
  isExternal,
  isSitePath,
  langOf,
  localize,
  routeKey,
  sectionOf,
  segmentsOf,
  withoutLang,
} from '#shared/path.ts';

describe('decodePath', () => {
  test('turns percent signs into characters', () => {
    expect(decodePath('/%E6%8C%87%E5%8D%97')).toBe('/指南');
  });
  test('returns a broken encoding as it came', () => {
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
  ])('%j is cleaned to %j', (path, clean) => {
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
  ])('%j is looked up as %j', (path, key) => {
    expect(routeKey(path)).toBe(key);
  });
  test('a percent sign that stands for a letter does not make another page', () => {
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
  ])('the language of %j is %s', (path, lang) => {
    expect(langOf(path, 'en')).toBe(lang);
  });
});

describe('withoutLang', () => {
  test.each([
    ['/zh/guide/', '/guide/'],
    ['/en/guide/', '/guide/'],
    ['/zh', '/'],
    ['/zh/', '/'],
    ['/guide/zh/', '/guide/zh/'],
  ])('%j without its language is %j', (path, rest) => {
    expect(withoutLang(path)).toBe(rest);
  });
  test('never names another host', () => {
    expect(withoutLang('/zh//evil.test/')).toBe('/evil.test/');
    expect(withoutLang('//evil.test/')).toBe('/evil.test/');
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

describe('htmlFiles', () => {
  test('a route with a slash is a folder with an index', () => {
    expect(htmlFiles('/zh/guide/')).toEqual(['zh/guide/index.html']);
  });
  test('the root is index.html', () => {
    expect(htmlFiles('/')).toEqual(['index.html']);
  });
  test('a route without a slash is a file, and a folder for servers that add the slash', () => {
    expect(htmlFiles('/guide/cli')).toEqual(['guide/cli.html', 'guide/cli/index.html']);
  });
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
])('%j is an address of this site from its root: %s', (address, isOne) => {
  expect(isSitePath(address)).toBe(isOne);
});
