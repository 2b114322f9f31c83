import type { DiskCache } from '../content/disk-cache.ts';
import type { IndexedPage } from '../content/page-index.ts';
import { failure } from '../content/problem.ts';
import { compileInput, compilePage, type CompiledPage } from './compile-page.ts';
import type { PageContext } from './page-context.ts';

export type PageCompiler = ReturnType<typeof createPageCompiler>;

/** @param contextOf must give a page's context as last read */
export function createPageCompiler(contextOf: (page: IndexedPage) => PageContext, cache: DiskCache) {
  const markdownOf = new WeakMap<IndexedPage, string>();
  // A build needs a page several times in a row. Earlier pages would fill the memory.
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
  /** Compiles a page without errors, or takes it from the cache. @throws an error with the page's file */
  const compile = (page: IndexedPage) => {
    if (last?.page !== page) last = { page, compiled: compileNow(page) };
    return last.compiled;
  };
  return {
    compile,
    /** The page's own text as plain Markdown. Compiles the page unless that has happened since the last reading. */
    markdown: async (page: IndexedPage) => markdownOf.get(page) ?? (await compile(page)).markdown,
    /** Everything that a page is compiled from, as text: the result changes only when this does. */
    inputOf: (page: IndexedPage) => compileInput(page.text, contextOf(page)),
  };
}
