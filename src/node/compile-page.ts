import mdx from '@mdx-js/rollup';
import type { DiskCache } from './disk-cache.ts';
import type { ContextOf, PageContext } from './mdx/context.ts';
import { mdxOptions } from './mdx/options.ts';
import { STATIC_HTML } from './mdx/rehype-static.ts';

/** A page as a module, with its static strings apart, and as Markdown. */
export interface CompiledPage {
  /** The module; it reads a list named `staticHtml` that the forms below declare. */
  readonly code: string;
  readonly html: readonly string[];
  /** The page's own text as plain Markdown; what the layout adds is not in it. */
  readonly markdown: string;
}

export interface PageCompiler {
  /** Compiles a page, or takes it from the cache: client and server share one compile (house decision 11). */
  compile(path: string, source: string): Promise<CompiledPage>;
  /** The Markdown of a page that this build has compiled. */
  markdown(path: string): string;
}

interface CompilerOptions {
  readonly contextOf: ContextOf;
  readonly cache: DiskCache;
}

export function createPageCompiler({ contextOf, cache }: CompilerOptions): PageCompiler {
  const htmlOf = new Map<string, readonly string[]>();
  const markdownOf = new Map<string, string>();
  const compiler = mdx(
    mdxOptions({
      contextOf,
      onHtml: (path, html) => htmlOf.set(path, html),
      onMarkdown: (path, markdown) => markdownOf.set(path, markdown),
    }),
  );

  return {
    async compile(path, source) {
      const parts = ['compile', source, JSON.stringify(cacheable(contextOf(path)))];
      const page = await cache.rememberAsync(parts, async () => {
        const transform = compiler.transform as (source: string, path: string) => Promise<{ code: string }>;
        const { code } = await transform(source, path);
        return { code, html: htmlOf.get(path) ?? [], markdown: markdownOf.get(path) ?? '' };
      });
      markdownOf.set(path, page.markdown);
      return page;
    },
    markdown(path) {
      const markdown = markdownOf.get(path);
      if (markdown === undefined) throw new Error(`${path} has not been compiled`);
      return markdown;
    },
  };
}

/** The folder differs from machine to machine and says nothing about the result. */
function cacheable({ publicDir: _, ...rest }: PageContext): Omit<PageContext, 'publicDir'> {
  return rest;
}

/** The page with its strings: what the server renders and what a later visit loads. */
export function fullModule({ code, html }: CompiledPage): string {
  return `const ${STATIC_HTML} = ${JSON.stringify(html)};\n${code}`;
}

/**
 * The page without its strings, for the first visit: they already stand in the HTML, and the client reads them there,
 * so that no content crosses the wire twice.
 */
export function leanModule({ code }: CompiledPage): string {
  return `import { ${STATIC_HTML} } from '#entry/static-html.ts';\n${code}`;
}
