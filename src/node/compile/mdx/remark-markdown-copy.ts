import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { writeMarkdown } from '../markdown/write-markdown.ts';
import type { ContextOf } from './context.ts';

interface MarkdownCopyOptions {
  readonly contextOf: ContextOf;
  readonly onMarkdown: (path: string, markdown: string) => void;
}

/** Emits a page's Markdown copy from the tree being compiled. Must run before plugins that change the tree. */
export function remarkMarkdownCopy({ contextOf, onMarkdown }: MarkdownCopyOptions) {
  return (tree: Root, file: VFile) => {
    onMarkdown(file.path, writeMarkdown(tree, String(file), contextOf(file.path)));
  };
}
