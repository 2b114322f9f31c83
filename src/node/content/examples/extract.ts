import { groupBy } from '#shared/group-by.ts';
import { pathInLanguage } from '../page-files.ts';
import { problem, type Problem } from '../problem.ts';
import { isTestFile, type Block, type Command, type Example, type ExampleFile } from './example.ts';

export type PageExamples = Readonly<ReturnType<typeof extractExamples>>;

/** What the names of a page's examples begin with. Two pages may have the same: a check of the content reports them. */
export function examplesName(page: string): string {
  return pathInLanguage(page).replaceAll('/', '-');
}

/** Sorts the blocks of a page into examples: those of a `##` section, or of the same `example="name"` anywhere. */
export function extractExamples(page: string, blocks: readonly Block[]) {
  const run = blocks.filter(({ fence }) => fence.norun === undefined && !fence.signature);
  const groups = groupBy(run, ({ fence, section }) => fence.example ?? `section ${section}`);
  const name = examplesName(page);
  const read = [...groups.values()].map((group, index) => readExample(`${name}-${index + 1}`, group));
  return {
    page,
    examples: read.map(({ example }) => example),
    signatures: blocks.filter(({ fence }) => fence.signature),
    /** Blocks with a reason not to be run. */
    notRun: blocks.filter((block) => block.fence.norun !== undefined),
    /** Blocks that fit no example. */
    problems: read.flatMap(({ problems }) => problems),
  };
}

/** One line that runs Rstest, also under `time`, or a script of the example. A shell runs it, so quotes are allowed. */
const COMMAND = /^(?:(?:time )?npx rstest|node [\w./-]+\.mjs)(?: [^\n]*)?$/;
const BEGINS = 'begins with `npx rstest`, `time npx rstest`, or `node` and a `.mjs` file';

type CommandDraft = Omit<Command, 'outputs' | 'excerpts'> & { outputs: Block[]; excerpts: Block[] };

/** Goes through the blocks in the order of the page: an output belongs to the command before it. */
function readExample(name: string, blocks: readonly Block[]) {
  const files: ExampleFile[] = [];
  const commands: CommandDraft[] = [];
  const problems: Problem[] = [];
  let isCommandWrong = false;
  for (const block of blocks) {
    const wrong = (reason: string) => problems.push(problem(block, reason));
    const { fence, text } = block;
    const { title } = fence;
    const last = commands.at(-1);
    if (fence.command) {
      isCommandWrong = !COMMAND.test(text);
      if (!isCommandWrong) commands.push({ line: text, exit: fence.exit, block, outputs: [], excerpts: [] });
      else wrong(`a command is one line that ${BEGINS}`);
    } else if (fence.output && title !== undefined) {
      if (COMMAND.test(title)) commands.push({ line: title, exit: fence.exit, block, outputs: [block], excerpts: [] });
      else wrong(`the title of an output is its command, one line that ${BEGINS}`);
    } else if (fence.output || fence.excerpt) {
      // The output of a rejected command belongs to no other command.
      if (isCommandWrong) continue;
      if (!last) wrong('there is no command before this output in its example');
      else if (fence.excerpt) last.excerpts.push(block);
      else if (last.outputs.length > 0) wrong(`line ${last.outputs[0]?.line} has the output of that command already`);
      else last.outputs.push(block);
    } else if (title === undefined) {
      wrong('the block has no part in an example: give it a title, `command`, `output`, `excerpt` or norun="reason"');
    } else if (/^[/\\]|(^|[/\\])\.\.([/\\]|$)/.test(title)) {
      wrong(`"${title}" lies outside of the example's folder`);
    } else if (files.some(({ path }) => path === title)) {
      wrong(`the example has a file "${title}" already; give one of them example="name"`);
    } else {
      if (fence.fails !== undefined && !isTestFile({ path: title })) wrong('only a test file can fail');
      files.push({ path: title, text: `${text}\n`, block });
    }
  }
  return { example: { name, files, commands } satisfies Example, problems };
}
