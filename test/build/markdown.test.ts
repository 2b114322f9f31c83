import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Window, type Element, type HTMLAnchorElement, type HTMLImageElement } from 'happy-dom';
import type { Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';
import { langOf, localize, markdownPath, versionOf } from '#shared/path.ts';
import { parseFence } from '#node/content/fence.ts';
import { nodesIn } from '#node/content/nodes-in.ts';
import { site } from '#site/config.ts';
import { sample } from '../support/sample.ts';
import { routesIn } from '../support/sitemap.ts';

const DIST = join(import.meta.dirname, '../../dist');
const { origin } = site.config;
const read = (file: string) => readFileSync(join(DIST, file), 'utf8');

const routes = routesIn(read('sitemap.xml'));
/** JSX, comments, and the statements that a page may begin with; a table may well say "export that …". */
const MODULE_CODE = /^(?:import|export) (?:[{*'"]|default|const|let|function|\w+ from)|[{]\/\*|<\/?[A-Z]/m;
const parser = unified().use(remarkParse).use(remarkGfm);
const copyOf = (route: string) => read(markdownPath(route).slice(1));
/** First line of a copy, which says where it comes from. */
const ORIGIN_LINE = /^> .*\n\n/;
const markdownOf = (route: string) => copyOf(route).replace(ORIGIN_LINE, '');
const htmlOf = (route: string) => read(`${route.slice(1)}${route.endsWith('/') ? 'index' : ''}.html`);

const trees = new Map<string, Root>();

/** The copy of a page, parsed once. */
function treeOf(route: string): Root {
  const tree = trees.get(route) ?? parser.parse(markdownOf(route));
  trees.set(route, tree);
  return tree;
}

/** What a Markdown copy must have in common with its page. */
interface Said {
  readonly headings: readonly string[];
  readonly code: readonly string[];
  readonly links: readonly string[];
  readonly images: readonly string[];
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const codeText = (text: string) => text.replace(/[ \t]+$/gm, '').trimEnd();

function saidByMarkdown(tree: Root): Said {
  const said = { headings: [], code: [], links: [], images: [] } as Record<keyof Said, string[]>;
  for (const node of nodesIn<Nodes>(tree)) {
    if (node.type === 'heading') said.headings.push(`${node.depth} ${oneLine(toString(node))}`);
    if (node.type === 'code') {
      said.code.push(`${node.lang ?? 'text'} ${parseFence(node.meta).title ?? ''}\n${codeText(node.value)}`);
    }
    if (node.type === 'link') said.links.push(`${oneLine(toString(node))} ${new URL(node.url).href}`);
    if (node.type === 'image') said.images.push(`${node.alt} ${node.url}`);
  }
  return said;
}

/** Reads the HTML of article, hero and overview, without page tools and the frame. */
function saidByHtml(route: string): Said {
  const { document } = new Window({ url: origin + route });
  document.body.innerHTML = /<main[\s\S]*<\/main>/.exec(htmlOf(route))?.[0] ?? '';
  const parts = 'main.home, article, .overview';
  const all = (selector: string): readonly Element[] =>
    [...document.querySelectorAll(selector)].filter((element) => element.closest(parts));
  const code = all('.code').map((block) => {
    const title = block.querySelector('.code-title')?.textContent ?? '';
    return `${block.getAttribute('data-lang')} ${title}\n${codeText(block.querySelector('code')?.textContent ?? '')}`;
  });
  return {
    headings: all('h1, h2, h3, h4, h5, h6').map(
      ({ tagName, textContent }) => `${tagName[1]} ${oneLine(textContent ?? '')}`,
    ),
    code,
    links: (all('a:not(.anchor, .code-tool)') as readonly HTMLAnchorElement[])
      // Names in code are links in HTML only.
      .filter((link) => !link.closest('pre'))
      .map((link) => `${oneLine((link.querySelector('.tool-name') ?? link).textContent)} ${link.href}`),
    // Images without alt text are decorative.
    images: (all('img:not([alt=""])') as readonly HTMLImageElement[]).map(({ alt, src }) => `${alt} ${src}`),
  };
}

describe('the Markdown of every page', () => {
  test('is beside its HTML and linked in its head', () => {
    expect(routes.length).toBeGreaterThan(100);
    for (const route of routes) {
      const path = markdownPath(route);
      expect(`${path} ${existsSync(join(DIST, path))}`).toBe(`${path} true`);
      expect(htmlOf(route)).toContain(`<link rel="alternate" type="text/markdown" href="${origin}${path}">`);
    }
  });

  test('has the headings, code, links and images of its HTML, in order', { timeout: 120_000 }, () => {
    for (const route of sample(20, routes)) {
      expect({ route, ...saidByMarkdown(treeOf(route)) }).toEqual({ route, ...saidByHtml(route) });
    }
  });

  test('begins with version and address of the page and the address of the index, then its title', () => {
    for (const route of routes) {
      const index = origin + localize('/llms.txt', langOf(route, 'en'), 'en');
      const [first = '', , title = ''] = copyOf(route).split('\n');
      expect(first).toMatch(/^> Rstest v?\d[\d.]* · /);
      expect(first).toContain(` · ${origin}${route} · `);
      expect(first.endsWith(index)).toBe(true);
      expect(`${route} ${title.slice(0, 2)}`).toBe(`${route} # `);
    }
  });

  test('no file is longer than 50,000 characters, which agents may cut off', () => {
    const long = [...routes.map(copyOf), read('llms.txt'), read('zh/llms.txt')].filter((text) => text.length > 50_000);
    expect(long.map((text) => text.slice(0, 80))).toEqual([]);
  });

  test('has no JSX, module code, comments or relative links', () => {
    for (const route of sample(40, routes)) {
      const left: string[] = [];
      for (const node of nodesIn<Nodes>(treeOf(route))) {
        if (node.type === 'html') left.push(node.value);
        if (node.type === 'text' && MODULE_CODE.test(node.value)) left.push(node.value);
        if ((node.type === 'link' || node.type === 'image') && !/^https?:/.test(node.url)) left.push(node.url);
      }
      expect({ route, left }).toEqual({ route, left: [] });
    }
  });

  test('has nothing in its fences but language and title', () => {
    for (const route of sample(40, routes)) {
      for (const node of nodesIn<Nodes>(treeOf(route))) {
        if (node.type !== 'code') continue;
        expect(`${route} ${(node.meta ?? '').replace(/^title="[^"]*"$/, '')}`).toBe(`${route} `);
      }
    }
  });
});

/** Names of the API without a signature, by the reason. */
const WITHOUT_SIGNATURE = {
  'variable of the environment: its values are text': [
    'CI',
    'DEBUG',
    'NODE_COMPILE_CACHE',
    'NODE_ENV',
    'RSTEST',
    'RSTEST_WORKER_ID',
  ],
  'object: its fields have sections or a table of their own': ['context.task', 'instance.context', 'mock'],
  'type: its fields stand in a table or in the text': [
    'ListTestsError',
    'TestFileInfo',
    'TestFileResult',
    'TestResult',
    'TestRunEndPayload',
    'UserConsoleLog',
  ],
  'the types of @rstest/core lack it': ['expect.element'],
};

/** Other names for documented ones, and functions for packages of Rstest itself. */
const NOT_IN_THE_INDEX = ['assert', 'rstest', 'registerFileCleanup', 'registerWorkerCleanup'];

describe('llms.txt', () => {
  test.each(['', 'zh/'])('of /%s has title and summary, and lists every page and only files that exist', (folder) => {
    const text = read(`${folder}llms.txt`);
    expect(text).toMatch(/^# Rstest\n\n> .+\n\n/);
    const files = [...text.matchAll(/^- \[.+\]\((.+?)\)/gm)].map(([, url]) => (url as string).slice(origin.length + 1));
    expect(files.filter((file) => !existsSync(join(DIST, file)))).toEqual([]);
    const isOurs = (route: string) => versionOf(route) === '' && route.startsWith('/zh/') === (folder === 'zh/');
    const pages = routes.filter((route) => isOurs(route) && !/^\/(?:zh\/)?$/.test(route));
    expect(files.filter((file) => file.endsWith('.md')).toSorted()).toEqual(
      pages.map((route) => markdownPath(route).slice(1)).toSorted(),
    );
  });

  test.each(['', 'zh/'])(
    'of /%s has nothing but links in its sections, as the parser of llmstxt.org expects',
    (folder) => {
      const [, ...sections] = read(`${folder}llms.txt`).split(/^##.*$/m);
      const lines = sections.join('').split('\n');
      expect(lines.filter((line) => line !== '' && !/^- \[[^\]]+\]\([^)]+\)(?:: .*)?$/.test(line))).toEqual([]);
    },
  );

  test.each(['', 'zh/'])('of /%s has a signature for each name that can have one', (folder) => {
    const names = [...read(`${folder}llms.txt`).matchAll(/^- `([\w.]+)`/gm)].map(([, name = '']) => name);
    expect(names.toSorted()).toEqual(Object.values(WITHOUT_SIGNATURE).flat().toSorted());
  });

  test.each(['', 'zh/'])(
    'of /%s has every function that the package exports, in a line and in an import',
    async (folder) => {
      const text = read(`${folder}llms.txt`);
      const lines = [...text.matchAll(/^- `(\w+)/gm)].map(([, name = '']) => name);
      const imports = [...text.matchAll(/^`import \{ (.*) \} from/gm)].flatMap(([, names = '']) => names.split(', '));
      const exported = Object.keys(await import('@rstest/core')).filter((name) => !NOT_IN_THE_INDEX.includes(name));
      expect(exported.filter((name) => !lines.includes(name))).toEqual([]);
      expect(exported.filter((name) => !imports.includes(name))).toEqual(['it']);
    },
  );

  // There is a Rust crate of the same name.
  test.each(['', 'zh/'])('of /%s says first that this is the JavaScript testing framework on npm', (folder) => {
    expect(read(`${folder}llms.txt`)).toMatch(
      /^# Rstest\n\n> Rstest .*JavaScript.* (?:testing framework|测试框架).*npm.{1,2}@rstest\/core/,
    );
  });

  test.each(['', 'zh/'])('llms-full.txt of /%s contains each of these pages in full', (folder) => {
    const whole = read(`${folder}llms-full.txt`);
    const files = [...read(`${folder}llms.txt`).matchAll(/\((https[^)]+\.md)\)/g)].map(([, url]) => url as string);
    const missing = files.filter(
      (url) =>
        !whole.includes(
          read(url.slice(origin.length + 1))
            .replace(ORIGIN_LINE, '')
            .trim(),
        ),
    );
    expect(missing).toEqual([]);
  });
});
