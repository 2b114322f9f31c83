/** A flag of a command. */
export interface Flag {
  /** All its names, the short ones too, as `-t` and `--testNamePattern`. */
  readonly names: readonly string[];
  /** Whether a value must follow, may follow, or does not. */
  readonly value: 'required' | 'optional' | 'none';
}

/** What `--help` of one command says. */
export interface Help {
  readonly flags: readonly Flag[];
  /** Names of the commands that it lists; the default command has none. */
  readonly commands: readonly string[];
}

/** Reads what `rstest <command> --help` prints. */
export function parseHelp(text: string): Help {
  const [head = '', options = ''] = text.split(/^Options:$/m);
  const listed = head.split(/^Commands:$/m)[1]?.split(/^For more info/m)[0] ?? '';
  return {
    flags: options
      .split('\n')
      .filter((line) => /^ {2}-/.test(line))
      .map((line) => toFlag(line.trim())),
    commands: [...listed.matchAll(/^ {2}([a-z][\w-]*)/gm)].map(([, name = '']) => name),
  };
}

/** `-t, --testNamePattern <value>  Run only …`: two spaces part the flag from its words. */
function toFlag(line: string): Flag {
  const [words = ''] = line.split(/ {2,}|(?<=[>\]]) /);
  return {
    names: [...words.matchAll(/(?:^|[\s,])(--?[A-Za-z][\w.*-]*)/g)].map(([, name = '']) => name),
    value: valueOf(words),
  };
}

/** What a flag takes, from the brackets behind its name: `<value>`, `[value]` or nothing. */
export function valueOf(words: string): Flag['value'] {
  if (words.includes('<')) return 'required';
  return words.includes('[') ? 'optional' : 'none';
}
