// Preloaded into a process; writes its resource usage at its end. Plain JavaScript, so that no loader is measured too.

import { writeFileSync } from 'node:fs';

process.once('exit', () => {
  const file = process.env.USAGE_FILE;
  if (file) writeFileSync(file, JSON.stringify(process.resourceUsage()));
});
