const SHELLS = new Set(['sh', 'bash', 'shell']);
/** Diff lines that name files and positions. */
const DIFF_HEADER = /^(?:diff --git |index |@@ |--- |\+\+\+ )/;

/** The code as readers want to paste it: without shell prompts; for a diff without removed lines and markers. */
export function copyText(code: string, language: string | undefined): string {
  const text = code.replace(/\n$/, '');
  if (SHELLS.has(language ?? '')) return text.replace(/^([ \t]*)\$ /gm, '$1');
  return language === 'diff' ? afterDiff(text) : text;
}

/** The lines after applying the diff; a diff with only removals is copied unchanged. */
function afterDiff(text: string): string {
  const lines = text.split('\n').filter((line) => !DIFF_HEADER.test(line) && !line.startsWith('-'));
  // A hand-written diff may lack the leading space of unchanged lines.
  const hasBlanks = lines.every((line) => line === '' || line.startsWith('+') || line.startsWith(' '));
  const marks = hasBlanks ? /^[+ ]/ : /^\+/;
  return lines.length === 0 ? text : lines.map((line) => line.replace(marks, '')).join('\n');
}
