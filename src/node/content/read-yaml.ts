import * as v from 'valibot';
import { isMap, isNode, isScalar, LineCounter, parseDocument, visit, type Document } from 'yaml';
import { problem } from './problem.ts';

type Path = readonly (string | number)[];

interface YamlSource<Schema> {
  readonly text: string;
  readonly file: string;
  /** Number of lines in the file above the YAML. */
  readonly linesBefore?: number;
  /** What errors call the YAML, such as "frontmatter". */
  readonly what: string;
  readonly schema: Schema;
  /** Says what is wrong with a field and how to fix it. */
  readonly reasonFor: (issue: v.BaseIssue<unknown>, path: Path) => string;
  /** YAML schema; defaults to "core". With "failsafe" all scalars are strings, even `404` and `true`. */
  readonly types?: 'core' | 'failsafe';
}

/** Parses YAML and validates it; there is no value if there are errors, which have file, line and column. */
export function readYaml<Schema extends v.GenericSchema>(source: YamlSource<Schema>) {
  const { text, file, linesBefore = 0, what, schema, reasonFor, types = 'core' } = source;
  const lines = new LineCounter();
  // Pretty messages include a line number that ignores `linesBefore`.
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, schema: types });
  const placeAt = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { line: line + linesBefore, column: col };
  };
  /** Location of the field at a path; of the nearest parent when it is missing. */
  const placeOf = (path: Path) => placeAt(offsetOf(document, path));
  if (document.errors.length > 0) {
    // At one place, further errors follow from the first; after an unexpected sign, all of them do.
    const unexpected = document.errors.findIndex(({ code }) => code === 'UNEXPECTED_TOKEN');
    const first = document.errors.filter(
      ({ pos }, index, all) =>
        index === all.findIndex((other) => other.pos[0] === pos[0]) && (unexpected < 0 || index <= unexpected),
    );
    const errors = first.map(({ pos: [offset], message }) =>
      problem({ file, ...placeAt(offset) }, `${what} is not valid YAML: ${message}${adviceFor(message, text, offset)}`),
    );
    return { value: undefined, errors, placeOf };
  }
  if (document.contents && !isMap(document.contents)) {
    const errors = [problem({ file, ...placeAt(0) }, `${what} is not a list of fields; write each as "field: value"`)];
    return { value: undefined, errors, placeOf };
  }
  const leftOut = leftOutWords(document);
  if (leftOut.length > 0) {
    const errors = leftOut.map(({ offset, words }) =>
      problem({ file, ...placeAt(offset) }, `${what}: YAML leaves out "${words}"; put the text into quotes`),
    );
    return { value: undefined, errors, placeOf };
  }
  const input: unknown = document.toJS() ?? {};
  const result = v.safeParse(schema, input);
  if (result.success) return { value: result.output, errors: [], placeOf };
  const errors = issuesOf(schema, input).map((issue) => {
    const path = (issue.path ?? []).map(({ key }) => key as string | number);
    return problem({ file, ...placeOf(path) }, reasonFor(issue, path));
  });
  return { value: undefined, errors: errors.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0)), placeOf };
}

/** Words of a text that YAML takes for a comment, or for a sign of its own: `issue #12`, `*.ts`, `&& x`, `!x`. */
function leftOutWords(document: Document) {
  const found: { readonly offset: number; readonly words: string }[] = [];
  visit(document, {
    Alias: (_, { source, range }) => void found.push({ offset: range?.[0] ?? 0, words: `*${source}` }),
    Scalar: (_, { anchor, tag, comment, range, type, value }) => {
      // After a text in quotes, a block of text or a boolean, a comment takes nothing from the value.
      const isCut = type === 'PLAIN' && typeof value === 'string' && comment;
      const words = (anchor && `&${anchor}`) ?? tag ?? (isCut ? `#${comment}` : undefined);
      if (words) found.push({ offset: range?.[0] ?? 0, words });
    },
  });
  return found;
}

/** All issues of a value. The library names only the first unknown field, so each one found is taken out. */
function issuesOf(schema: v.GenericSchema, input: unknown): readonly v.BaseIssue<unknown>[] {
  const issues = v.safeParse(schema, input).issues ?? [];
  const unknown = issues.find(({ expected }) => expected === 'never');
  const field = unknown?.path?.at(-1);
  if (!unknown || !field) return issues;
  Reflect.deleteProperty(field.input as object, field.key as string);
  return [unknown, ...issuesOf(schema, input)];
}

/** Advice on errors that authors often make, as the end of a sentence. @param offset of the error in the text */
function adviceFor(message: string, text: string, offset: number): string {
  const [field] = /^[ -]*[\w-]+：/m.exec(text) ?? [];
  if (field !== undefined) return `; write "${field.trim().replace('：', ': ')}", with a half-width colon and a space`;
  if (message.startsWith('Map keys must be unique'))
    return `; remove one of the two "${/^[^:\s]+/.exec(text.slice(offset))?.[0] ?? ''}"`;
  if (/implicit/i.test(message)) return '; begin all fields in the same column';
  if (message.startsWith('Nested mappings'))
    return '; put a text with a colon into quotes, and begin all fields in the same column';
  return message.startsWith('Plain value cannot start') ? '; put the text into quotes' : '';
}

/** Offset of the deepest existing field on the path, so that a missing field points to its parent. */
function offsetOf(document: Document, path: Path): number {
  for (let length = path.length; length > 0; length--) {
    const parent = document.getIn(path.slice(0, length - 1), true);
    const name = path[length - 1];
    const field = isMap(parent) ? parent.items.find(({ key }) => isScalar(key) && key.value === name)?.key : undefined;
    const node = field ?? document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}
