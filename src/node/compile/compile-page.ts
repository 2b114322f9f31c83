import mdx from '@mdx-js/rollup';
import type { DiskCache } from '../content/disk-cache.ts';
import { takeTree } from '../content/parse-mdx.ts';
import type { IndexedPage } from '../content/page-index.ts';
import { failure } from '../content/problem.ts';
import { writeMarkdown } from './markdown/write-markdown.ts';
import type { PageContext } from './page-context.ts';
import { mdxOptions } from './mdx/options.ts';
import { STATIC_HTML } from './mdx/rehype-static.ts';

export type CompiledPage = Awaited<ReturnType<typeof compilePage>>;

/** Compiles a page or takes it from the cache: client and server share one compile (docs/decisions.md, 11). */
export function compilePage(path: string, source: string, context: PageContext, cache: DiskCache) {
  return cache.rememberAsync(['compile', compileInput(source, context)], async () => {
    const tree = takeTree(source);
    // Before the compiler, whose plugins change the tree.
    const markdown = writeMarkdown(tree, source, context);
    const html: string[] = [];
    const compiler = mdx(mdxOptions(tree, context, html));
    const transform = compiler.transform as (source: string, path: string) => Promise<{ code: string }>;
    // The code refers to the list `staticHtml`, which `pageModule` and `pageFunction` declare.
    const { code } = await transform(source, path);
    return { code, html, markdown };
  });
}

function compileInput(source: string, context: PageContext): string {
  return JSON.stringify([source, context]);
}

/** The page with its strings, as a module that the dev server can replace in open browsers. */
export function pageModule({ code, html }: CompiledPage): string {
  return `const ${STATIC_HTML} = ${JSON.stringify(html)};\n${code}`;
}

/**
 * The page as a function of React's JSX runtime and the page's strings: it imports nothing, so it need not go through
 * the bundler, and the strings of a first visit come from the HTML. Evaluates to a `MakeContent`.
 */
export function pageFunction({ code }: CompiledPage): string {
  const body = code.replace(RUNTIME_IMPORT, '').replace(PAGE_EXPORT, 'return function MDXContent');
  return `(({ Fragment: _Fragment, jsx: _jsx, jsxs: _jsxs }, ${STATIC_HTML}) => {\n${body}})`;
}

/** Statements that MDX writes on lines of their own. Strings in code have no line breaks, so no string matches. */
const RUNTIME_IMPORT = /^import \{.*\} from "react\/jsx-runtime";$/m;
const PAGE_EXPORT = /^export default function MDXContent/m;

/** Compiles pages on request and keeps the last result. @param contextOf returns the current context of a page */
export function createPageCompiler(contextOf: (page: IndexedPage) => PageContext, cache: DiskCache) {
  const markdownOf = new WeakMap<IndexedPage, string>();
  // Only the last page: a build asks for one page several times in a row, and keeping all would fill the memory.
  let last: { readonly page: IndexedPage; readonly compiled: Promise<CompiledPage> } | undefined;

  const compileNow = async (page: IndexedPage): Promise<CompiledPage> => {
    try {
      const compiled = await compilePage(page.path, page.text, contextOf(page), cache);
      markdownOf.set(page, compiled.markdown);
      return compiled;
    } catch (error) {
      throw failure(`${page.file}: the page cannot be compiled`, error);
    }
  };
  /** Compiles a page that has no problems, or takes it from the cache. @throws an error with the page's file */
  const compile = (page: IndexedPage) => {
    if (last?.page !== page) last = { page, compiled: compileNow(page) };
    return last.compiled;
  };
  return {
    compile,
    /** The page's own text as plain Markdown. Compiles the page if it has not been compiled since it was read. */
    markdown: async (page: IndexedPage) => markdownOf.get(page) ?? (await compile(page)).markdown,
    /** Everything that a page is compiled from, as text: the result changes only when this does. */
    inputOf: (page: IndexedPage) => compileInput(page.text, contextOf(page)),
  };
}
