// Loaded into a process before its own script: at its end it writes down what it used. Plain JavaScript, so that
// no loader is measured with it.

import { writeFileSync } from 'node:fs';

process.once('exit', () => {
  const file = process.env.USAGE_FILE;
  if (file) writeFileSync(file, JSON.stringify(process.resourceUsage()));
});
