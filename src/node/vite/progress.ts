import { clearLine, cursorTo } from 'node:readline';

/** Shortest time between two texts. Work that takes less shows nothing. */
const INTERVAL_MS = 500;

/** Shows the progress of long work in one line of a terminal; shows nothing in a file, a pipe or CI. */
export function createProgress(terminal: NodeJS.WriteStream = process.stdout, now = () => performance.now()) {
  const isShown = terminal.isTTY && !process.env['CI'];
  let last = now();
  return {
    say(text: string) {
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
