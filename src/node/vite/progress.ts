import { clearLine, cursorTo } from 'node:readline';

/** Shows how far long work is. */
export interface Progress {
  /** Replaces the line. */
  say(text: string): void;
  /** Removes it. */
  end(): void;
}

/** Shorter work shows nothing, and a terminal need not be told more often. */
const INTERVAL_MS = 500;

/** One line of a terminal; nothing in a file, a pipe or CI. */
export function createProgress(terminal: NodeJS.WriteStream = process.stdout, now = () => performance.now()): Progress {
  const isShown = terminal.isTTY && !process.env['CI'];
  let last = now();
  return {
    say(text) {
      if (!isShown || now() - last < INTERVAL_MS) return;
      last = now();
      cursorTo(terminal, 0);
      terminal.write(text);
      clearLine(terminal, 1);
    },
    end() {
      if (!isShown) return;
      cursorTo(terminal, 0);
      clearLine(terminal, 0);
    },
  };
}
