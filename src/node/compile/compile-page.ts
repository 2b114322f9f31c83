import mdx from '@mdx-js/rollup';
import type { DiskCache } from '../content/disk-cache.ts';
import type { PageContext } from './mdx/context.ts';
import { mdxOptions } from './mdx/options.ts';
import { STATIC_HTML } from './mdx/rehype-static.ts';

/** A compiled page: module code, static HTML strings, and Markdown. */
export interface CompiledPage {
  /** Module code; reads the list `staticHtml`, which `fullModule` and `hydrateModule` declare. */
  readonly code: string;
  readonly html: readonly string[];
  /** The page's own text as plain Markdown, without what the layout adds. */
  readonly markdown: string;
}

export interface PageCompiler {
  /**
   * Compiles a page or takes it from the cache: client and server share one compile (docs/decisions.md, 11).
   * @param path absolute path of its file
   * @throws VFileMessage with a position when the page is invalid
   */
  compile(path: string, source: string, context: PageContext): Promise<CompiledPage>;
}

export function createPageCompiler(cache: DiskCache): PageCompiler {
  const contexts = new Map<string, PageContext>();
  const htmlOf = new Map<string, readonly string[]>();
  const markdownOf = new Map<string, string>();
  const compiler = mdx(
    mdxOptions({
      contextOf: (path) => {
        const context = contexts.get(path);
        if (!context) throw new Error(`${path} is not being compiled`);
        return context;
      },
      onHtml: (path, html) => htmlOf.set(path, html),
      onMarkdown: (path, markdown) => markdownOf.set(path, markdown),
    }),
  );
  const compileNow = (path: string, source: string, context: PageContext) =>
    cache.rememberAsync(['compile', compileInput(source, context)], async () => {
      contexts.set(path, context);
      const transform = compiler.transform as (source: string, path: string) => Promise<{ code: string }>;
      const { code } = await transform(source, path);
      return { code, html: htmlOf.get(path) ?? [], markdown: markdownOf.get(path) ?? '' };
    });

  // The compiler's plugins identify a page by its path: compiles of the same path run one after the other.
  const turns = new Map<string, Promise<unknown>>();
  return {
    compile(path, source, context) {
      const turn = (turns.get(path) ?? Promise.resolve()).then(() => compileNow(path, source, context));
      turns.set(
        path,
        turn.catch(() => undefined),
      );
      return turn;
    },
  };
}

/** Cache key of a compiled page: everything it is made from, as text. */
export function compileInput(source: string, context: PageContext): string {
  return JSON.stringify([source, context]);
}

/** The page with its strings, for the server and for client-side navigation. */
export function fullModule({ code, html }: CompiledPage): string {
  return `const ${STATIC_HTML} = ${JSON.stringify(html)};\n${code}`;
}

/**
 * The page without its strings, for the first visit: the client reads them from the HTML, so none is sent twice.
 * @param module exports the strings as `staticHtml`
 */
export function hydrateModule({ code }: CompiledPage, module: string): string {
  return `import { ${STATIC_HTML} } from '${module}';\n${code}`;
}
