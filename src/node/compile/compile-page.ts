import mdx from '@mdx-js/rollup';
import type { DiskCache } from '../content/disk-cache.ts';
import type { PageContext } from './mdx/context.ts';
import { mdxOptions } from './mdx/options.ts';
import { STATIC_HTML } from './mdx/rehype-static.ts';

/** A compiled page: module code, static HTML strings, and Markdown. */
export interface CompiledPage {
  /** Module code; reads the list `staticHtml`, which `pageModule` and `pageFunction` declare. */
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
  let last: { readonly input: string; readonly page: CompiledPage } | undefined;
  const compileNow = async (path: string, source: string, context: PageContext) => {
    const input = compileInput(source, context);
    // A build needs a page several times in a row.
    if (last?.input === input) return last.page;
    const page = await cache.rememberAsync(['compile', input], async () => {
      contexts.set(path, context);
      const transform = compiler.transform as (source: string, path: string) => Promise<{ code: string }>;
      const { code } = await transform(source, path);
      const made = { code, html: htmlOf.get(path) ?? [], markdown: markdownOf.get(path) ?? '' };
      for (const known of [contexts, htmlOf, markdownOf]) known.delete(path);
      return made;
    });
    last = { input, page };
    return page;
  };

  // The compiler's plugins identify a page by its path: compiles of the same path run one after the other.
  const turns = new Map<string, Promise<unknown>>();
  return {
    compile(path, source, context) {
      const turn = (turns.get(path) ?? Promise.resolve()).then(() => compileNow(path, source, context));
      turns.set(
        path,
        // Without the page, which would stay in memory.
        turn.then(
          () => undefined,
          () => undefined,
        ),
      );
      return turn;
    },
  };
}

/** Cache key of a compiled page: everything it is made from, as text. */
export function compileInput(source: string, context: PageContext): string {
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

/** As MDX writes them; at the start of a line, where no string has them. */
const RUNTIME_IMPORT = /^import \{.*\} from "react\/jsx-runtime";$/m;
const PAGE_EXPORT = /^export default function MDXContent/m;
