/** What a reader wants to paste of a block of code. */

const SHELLS = new Set(['sh', 'bash', 'shell']);
/** Lines of a diff that speak of files and places, not of their text. */
const DIFF_HEADER = /^(?:diff --git |index |@@ |--- |\+\+\+ )/;

/**
 * The code without what is only shown: the prompts of a shell; of a diff the removed lines and the marks.
 * @param language as the fence names it
 */
export function copyText(code: string, language: string | undefined): string {
  const text = code.replace(/\n$/, '');
  if (SHELLS.has(language ?? '')) return text.replace(/^([ \t]*)\$ /gm, '$1');
  return language === 'diff' ? afterDiff(text) : text;
}

/** The lines as they are once the diff is applied; a diff that only removes is copied as it stands. */
function afterDiff(text: string): string {
  const lines = text.split('\n').filter((line) => !DIFF_HEADER.test(line) && !line.startsWith('-'));
  // A diff by hand may have its other lines without the blank that stands for "unchanged".
  const hasBlanks = lines.every((line) => line === '' || line.startsWith('+') || line.startsWith(' '));
  const marks = hasBlanks ? /^[+ ]/ : /^\+/;
  return lines.length === 0 ? text : lines.map((line) => line.replace(marks, '')).join('\n');
}
