/** Compares pages and navigation of the real site with fixed lists, so that nothing goes missing by accident. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { versionNames } from '#shared/address.ts';
import { htmlFile, versionOf } from '#shared/path.ts';
import { site } from '#site/config.ts';
import { parseHtml, wordsOf } from '../support/html.ts';
import { routesIn } from '../support/sitemap.ts';

const DIST = join(import.meta.dirname, '../../dist');

/** The page list of spec 2.2, complete and in its order, with the pages added to it. */
const PAGES = {
  home: ['/'],
  'getting started': ['/guide/start/', '/guide/start/quick-start', '/guide/start/features'],
  basic: ['/guide/basic/cli', '/guide/basic/configure-rstest', '/guide/basic/test-filter'],
  advanced: ['/guide/advanced/debugging', '/guide/advanced/profiling'],
  'API overview': ['/api/'],
  'test API': ['/api/test-api/describe', '/api/test-api/expect', '/api/test-api/hooks', '/api/test-api/test'],
  utilities: [
    '/api/rstest/',
    '/api/rstest/fakeTimers',
    '/api/rstest/mockFunctions',
    '/api/rstest/mockInstance',
    '/api/rstest/mockModules',
    '/api/rstest/utilities',
  ],
  'config overview': ['/config/'],
  'test options': [
    '/config/test/clearMocks',
    '/config/test/coverage',
    '/config/test/disableConsoleIntercept',
    '/config/test/exclude',
    '/config/test/globals',
    '/config/test/hookTimeout',
    '/config/test/include',
    '/config/test/includeSource',
    '/config/test/isolate',
    '/config/test/maxConcurrency',
    '/config/test/name',
    '/config/test/onConsoleLog',
    '/config/test/passWithNoTests',
    '/config/test/pool',
    '/config/test/printConsoleTrace',
    '/config/test/projects',
    '/config/test/reporters',
    '/config/test/resetMocks',
    '/config/test/restoreMocks',
    '/config/test/retry',
    '/config/test/root',
    '/config/test/setupFiles',
    '/config/test/slowTestThreshold',
    '/config/test/testEnvironment',
    '/config/test/testNamePattern',
    '/config/test/testTimeout',
    '/config/test/unstubEnvs',
    '/config/test/unstubGlobals',
    '/config/test/update',
  ],
  'test options added to the spec': [
    '/config/test/bail',
    '/config/test/browser',
    '/config/test/chaiConfig',
    '/config/test/detectAsyncLeaks',
    '/config/test/env',
    '/config/test/expect',
    '/config/test/extends',
    '/config/test/federation',
    '/config/test/forceRerunTriggers',
    '/config/test/globalSetup',
    '/config/test/hideSkippedTestFiles',
    '/config/test/hideSkippedTests',
    '/config/test/includeTaskLocation',
    '/config/test/logHeapUsage',
    '/config/test/onlyFailures',
    '/config/test/resolveSnapshotPath',
    '/config/test/silent',
    '/config/test/snapshotFormat',
  ],
  'build options': [
    '/config/build/dev',
    '/config/build/output',
    '/config/build/performance',
    '/config/build/plugins',
    '/config/build/resolve',
    '/config/build/source',
    '/config/build/tools',
  ],
  'guides added to the spec': [
    '/guide/advanced/browser-mode',
    '/guide/advanced/ci',
    '/guide/advanced/coding-agents',
    '/guide/advanced/editors',
    '/guide/advanced/monorepo',
    '/guide/advanced/parallelism',
    '/guide/advanced/reporters',
    '/guide/advanced/rsbuild-rslib-rspack',
    '/guide/advanced/slow-suite',
    '/guide/advanced/tooling',
    '/guide/framework/node-server',
    '/guide/framework/other-frameworks',
    '/guide/framework/react',
    '/guide/framework/vue',
    '/guide/glossary',
    '/guide/migration/jest',
    '/guide/migration/upgrade',
    '/guide/migration/vitest',
    '/guide/tests/assets',
    '/guide/tests/browser-apis',
    '/guide/tests/in-source',
    '/guide/tests/mocking',
    '/guide/tests/recipes',
    '/guide/tests/requests',
    '/guide/tests/snapshots',
    '/guide/tests/typescript',
    '/guide/troubleshooting/',
    '/guide/troubleshooting/run',
    '/guide/troubleshooting/start',
    '/guide/troubleshooting/tests',
  ],
  'API pages added to the spec': [
    '/api/javascript-api/core',
    '/api/javascript-api/reporter-hooks',
    '/api/runtime/environment-variables',
  ],
} as const;

const fileOf = (route: string) => join(DIST, htmlFile(route));
const inBoth = (routes: readonly string[]) => routes.flatMap((route) => [route, `/zh${route}`]);

const htmlOf = (route: string) => readFileSync(fileOf(route), 'utf8');

/** The element tree around the article of a built page. Parsing the articles, too, would take seconds. */
const open = (route: string) => parseHtml(htmlOf(route).replace(/<article[^]*<\/article>/, ''));

/** The top-level entries of a sidebar as `text → address`; a group is its name with its entries. */
function sidebarOf(route: string): readonly unknown[] {
  const list = open(route).querySelector('.sidebar nav > .sidebar-list');
  return [...(list?.children ?? [])].map((entry) => {
    const name = wordsOf(entry.querySelector('.sidebar-group-title, .sidebar-link'));
    const own = [...entry.querySelectorAll('.sidebar-list .sidebar-link')];
    const links = own.length > 0 ? own : [...entry.querySelectorAll('.sidebar-link')];
    const rows = links.map((link) => `${wordsOf(link)} → ${link.getAttribute('href')}`);
    return own.length > 0 ? [name, rows] : rows[0];
  });
}

describe('the pages', () => {
  test.each(Object.entries(PAGES))('of %s all exist in both languages', (_, routes) => {
    expect(inBoth(routes).filter((route) => !existsSync(fileOf(route)))).toEqual([]);
  });
  test('are exactly the listed ones in each language, 57 of them in the spec', () => {
    const all = Object.values(PAGES).flat();
    const added = Object.entries(PAGES).flatMap(([name, routes]) => (name.endsWith('added to the spec') ? routes : []));
    expect(all.length - added.length).toBe(57);
    const routes = routesIn(readFileSync(join(DIST, 'sitemap.xml'), 'utf8'));
    // Older versions may have others.
    const current = routes.filter((route) => versionOf(route) === '');
    expect(current.toSorted()).toEqual(inBoth(all).toSorted());
  });
  test('are each in their own language, with a heading', () => {
    for (const route of inBoth(Object.values(PAGES).flat())) {
      const html = htmlOf(route);
      expect([route, /<html lang="([^"]+)"/.exec(html)?.[1]]).toEqual([
        route,
        route.startsWith('/zh/') ? 'zh-CN' : 'en',
      ]);
      expect([route, html.includes('<h1')]).toEqual([route, true]);
    }
  });
});

describe('the top navigation', () => {
  test.each([
    ['', ['Guide', 'Config', 'API']],
    ['/zh', ['指南', '配置', 'API']],
  ])('has its three entries under "%s"', (prefix, names) => {
    const links = [...open(`${prefix}/guide/start/`).querySelectorAll('.nav-links > li > a')];
    expect(links.map((link) => [wordsOf(link), link.getAttribute('href')])).toEqual([
      [names[0], `${prefix}/guide/start/`],
      [names[1], `${prefix}/config/`],
      [names[2], `${prefix}/api/`],
    ]);
  });
  test.each(['', '/zh'])('marks the entry of the current section under "%s"', (prefix) => {
    const sections = ['/guide/basic/cli', '/config/test/pool', '/api/test-api/expect'];
    const marks = sections.map((route) =>
      [...open(prefix + route).querySelectorAll('.nav-links > li > a')].map((link) =>
        link.hasAttribute('aria-current'),
      ),
    );
    expect(marks).toEqual(sections.map((_, section) => sections.map((_, entry) => entry === section)));
  });
  test('has the logo as a drawing, and a version switch only when the site has versions', () => {
    const page = open('/guide/start/');
    expect(page.querySelectorAll('.navbar-logo svg')).toHaveLength(1);
    expect(page.querySelector('.version-switch') !== null).toBe(versionNames(site.config).length > 1);
  });
});

test('lines of code are neither wrapped nor numbered unless their block says so', () => {
  const blocks = htmlOf('/guide/start/quick-start').matchAll(/class="(code [^"]*)"/g);
  expect(new Set([...blocks].map(([, classes]) => classes))).toEqual(new Set(['code text']));
});

describe('the footer of a page', () => {
  test.each(inBoth(['/', '/guide/start/']))('links to the repository, the social account and the chat: %s', (route) => {
    const links = [...open(route).querySelectorAll('.site-footer .social-links a')];
    const hosts = links.map((link) => new URL(link.getAttribute('href') ?? '').host);
    expect(hosts).toEqual(['github.com', 'x.com', 'discord.gg']);
  });
  test('leads to the pages before and after it, across groups, and to its source', () => {
    const page = open('/guide/start/features');
    const addressOf = (selector: string) => page.querySelector(selector)?.getAttribute('href');
    expect(addressOf('.pager-prev')).toBe('/guide/start/quick-start');
    expect(addressOf('.pager-next')).toBe('/guide/basic/cli');
    expect(addressOf('.edit-link')).toMatch(/\/en\/guide\/start\/features\.mdx$/);
  });
});

describe('the sidebar', () => {
  test('of the guide begins with its three groups of the spec, with their pages', () => {
    expect(sidebarOf('/guide/basic/cli').slice(0, 3)).toEqual([
      [
        'Getting Started',
        ['Introduction → /guide/start/', 'Quick start → /guide/start/quick-start', 'Features → /guide/start/features'],
      ],
      [
        'Basic',
        [
          'CLI → /guide/basic/cli',
          'Configure → /guide/basic/configure-rstest',
          'Filtering tests → /guide/basic/test-filter',
        ],
      ],
      [
        'Advanced',
        [
          'Debugging → /guide/advanced/debugging',
          'Profiling → /guide/advanced/profiling',
          'Slow suites → /guide/advanced/slow-suite',
          'Parallel tests → /guide/advanced/parallelism',
          'Reporters in practice → /guide/advanced/reporters',
          'Projects and monorepos → /guide/advanced/monorepo',
          'Continuous integration → /guide/advanced/ci',
          'Linters, Git hooks and containers → /guide/advanced/tooling',
          'Browser mode → /guide/advanced/browser-mode',
          'Rsbuild, Rslib and Rspack → /guide/advanced/rsbuild-rslib-rspack',
          'Editors → /guide/advanced/editors',
          'Coding agents → /guide/advanced/coding-agents',
        ],
      ],
    ]);
  });
  test('of the configuration has the overview and its two groups, with every option', () => {
    const [overview, tests, build] = sidebarOf('/config/test/pool') as [string, [string, string[]], [string, string[]]];
    expect(overview).toBe('Overview → /config/');
    expect([tests[0], build[0]]).toEqual(['Test Configurations', 'Build Configurations']);
    const rows = (routes: readonly string[]) => routes.map((route) => `${route.split('/').at(-1)} → ${route}`);
    expect(tests[1].toSorted()).toEqual(
      rows([...PAGES['test options'], ...PAGES['test options added to the spec']]).toSorted(),
    );
    expect(build[1].toSorted()).toEqual(rows(PAGES['build options']).toSorted());
    expect(sidebarOf('/config/test/pool')).toHaveLength(3);
  });
  test('of the API begins with the overview and the two groups of the spec, with their pages', () => {
    expect(sidebarOf('/api/test-api/expect').slice(0, 3)).toEqual([
      'Overview → /api/',
      [
        'Test API',
        [
          'Expect → /api/test-api/expect',
          'Test → /api/test-api/test',
          'Describe → /api/test-api/describe',
          'Hooks → /api/test-api/hooks',
        ],
      ],
      [
        'Rstest Utility',
        [
          'Mock modules → /api/rstest/mockModules',
          'Mock functions → /api/rstest/mockFunctions',
          'MockInstance → /api/rstest/mockInstance',
          'Fake timers → /api/rstest/fakeTimers',
          'Utilities → /api/rstest/utilities',
        ],
      ],
    ]);
  });
  test.each(['/guide/basic/cli', '/config/test/pool', '/api/test-api/expect'])(
    'of %s leads to the same pages in Chinese',
    (route) => {
      const addresses = (of: string) =>
        sidebarOf(of)
          .flat(2)
          .map((row) => String(row).split(' → ')[1]);
      const chinese = addresses(`/zh${route}`).filter((address) => address !== undefined);
      expect(chinese).toEqual(
        addresses(route)
          .filter((address) => address !== undefined)
          .map((address) => `/zh${address}`),
      );
    },
  );
});
