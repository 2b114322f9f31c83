export interface Flag {
  /** All its names, short ones included, such as `-t` and `--testNamePattern`. */
  readonly names: readonly string[];
  /** Whether a value must follow, may follow, or does not. */
  readonly value: 'required' | 'optional' | 'none';
}

/** The `--help` of one command. */
export interface Help {
  readonly flags: readonly Flag[];
  /** Names of the listed commands; the default command has no name. */
  readonly commands: readonly string[];
}

/** Parses the output of `rstest <command> --help`. */
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

/** Two spaces separate a flag from its description: `-t, --testNamePattern <value>  Run only …`. */
function toFlag(line: string): Flag {
  const [words = ''] = line.split(/ {2,}|(?<=[>\]]) /);
  return {
    names: [...words.matchAll(/(?:^|[\s,])(--?[A-Za-z][\w.*-]*)/g)].map(([, name = '']) => name),
    value: valueOf(words),
  };
}

/** Whether a flag takes a value, by the brackets after its name: `<value>`, `[value]` or none. */
export function valueOf(words: string): Flag['value'] {
  if (words.includes('<')) return 'required';
  return words.includes('[') ? 'optional' : 'none';
}
