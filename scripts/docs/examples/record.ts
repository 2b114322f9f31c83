import { readBlocks, type Block } from '#node/content/examples/example.ts';
import type { PageExamples } from '#node/content/examples/extract.ts';
import { parseMdx } from '#node/content/parse-mdx.ts';
import { problem, type Problem } from '#node/content/problem.ts';
import { withColors } from './colors.ts';
import type { CommandRun } from './judge.ts';
import { normalizeOutput } from './normalize.ts';

/** New text for a block of a page. */
export interface Renewal {
  readonly block: Block;
  readonly text: string;
}

/**
 * The recorded outputs that no longer match what their commands print. One that differs only in times stays as it is.
 * @throws when a command has another exit code than its page says, since readers must not see such an output
 */
export function renewals(runs: readonly CommandRun[]): readonly Renewal[] {
  return runs.flatMap(({ command, ran }) => {
    const stale = command.outputs.filter(({ text }) => normalizeOutput(text) !== normalizeOutput(ran.output));
    if (stale.length > 0 && ran.code !== command.exit) {
      const { file, line } = command.block;
      throw new Error(`${file}:${line}: \`${command.line}\` ended with ${ran.code}; not recorded:\n${ran.output}`);
    }
    return stale.map((block) => ({ block, text: recordable(ran.output) }));
  });
}

/** Instructions for the author when no page has an output to renew; empty when one has. */
export function nothingToRecord(pages: readonly PageExamples[]): readonly Problem[] {
  const commands = pages.flatMap(({ examples }) => examples.flatMap((example) => example.commands));
  if (commands.some(({ outputs }) => outputs.length > 0)) return [];
  if (commands.length === 0) {
    return pages.map(({ page }) => problem({ file: page }, 'there is no command; write one in a block "sh command"'));
  }
  const reason = 'the command has no recorded output; write an empty block "text output" below it, in both languages';
  return commands.map(({ block: { file, line } }) => problem({ file, line }, reason));
}

/**
 * The outputs and excerpts of a page in color, in the page's order; those without any color are left out.
 * @param runs of the page's commands
 * @param renewed its renewed outputs
 */
export function coloredOutputs(runs: readonly CommandRun[], renewed: readonly Renewal[]): readonly string[] {
  const textOf = (block: Block) => renewed.find((each) => each.block === block)?.text ?? block.text;
  const shown = runs.flatMap(({ command, ran }) =>
    [...command.outputs, ...command.excerpts].map((block) => ({ block, ran })),
  );
  const colored = shown
    .toSorted((a, b) => a.block.line - b.block.line)
    .map(({ block, ran }) => [textOf(block), withColors(textOf(block), ran.colored)] as const);
  return [...new Map(colored.filter(([text, output]) => text !== output)).values()];
}

/** An output as pages show it: without surrounding blank lines and trailing spaces. */
function recordable(output: string): string {
  return output.replace(/[ \t]+$/gm, '').replace(/^\n+|\n+$/g, '');
}

/**
 * Replaces the texts of blocks of a page, or of its twin, whose blocks have the same order.
 * @param texts by the index of the block on the page
 * @returns the new source of the page
 */
export function withTexts(source: string, file: string, texts: ReadonlyMap<number, string>): string {
  const lines = source.split('\n');
  const blocks = [...readBlocks(parseMdx(source), file).entries()];
  for (const [index, { line, endLine, indent }] of blocks.toReversed()) {
    const text = texts.get(index);
    if (text === undefined) continue;
    const indented = text.split('\n').map((each) => (each === '' ? '' : ' '.repeat(indent) + each));
    // `line` counts from 1, so it is the index of the first line of text.
    lines.splice(line, endLine - 1 - line, ...indented);
  }
  return lines.join('\n');
}
