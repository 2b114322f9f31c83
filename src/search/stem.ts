/** Shorter words are not stemmed. */
const SHORTEST = 4;

/** `running` → `run`, but `calling` → `call`: doubled l, s and z are kept. */
const KEPT_DOUBLE = /[^lsz]$/;

function undouble(word: string): string {
  const [last, before] = [word.at(-1), word.at(-2)];
  return last === before && KEPT_DOUBLE.test(word) ? word.slice(0, -1) : word;
}

const hasVowel = (word: string) => /[aeiouy]/.test(word);

/** Matches `generate`, `generated`, `generating` and `generation`, but not `repeated` and `repeating`. */
const NOUN_OR_VERB = /^(.{3,}?[^eo])(?:at(?:e|ed|ing|ion)|ion)$/;

/**
 * Removes English endings: plural, -ing, -ed, -ation, -ate, -ion and a final e, so that `mocks`, `mocking`, `mocked`
 * and `mock` are one term, and `installation` and `install` another. Kept light since identifiers are stemmed too.
 */
export function stem(word: string): string {
  if (word.length < SHORTEST || !/^[a-z]+$/.test(word)) return word;
  let result = word;
  if (result.endsWith('ies') && result.length > SHORTEST) result = `${result.slice(0, -3)}y`;
  else if (/(?:ss|sh|ch|x)es$/.test(result)) result = result.slice(0, -2);
  else if (/[^suai]s$/.test(result)) result = result.slice(0, -1);
  const [, root] = NOUN_OR_VERB.exec(result) ?? [];
  if (root !== undefined && hasVowel(root)) return root;
  for (const ending of ['ing', 'ed']) {
    const rest = result.slice(0, -ending.length);
    if (result.endsWith(ending) && rest.length > 2 && hasVowel(rest)) {
      result = undouble(rest);
      break;
    }
  }
  if (result.length >= SHORTEST && result.endsWith('e')) result = result.slice(0, -1);
  return result;
}
