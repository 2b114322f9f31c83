// Preloaded into a process; writes its resource usage on exit. Plain JavaScript, since a loader would be measured too.

import { writeFileSync } from 'node:fs';

process.once('exit', () => {
  const file = process.env.USAGE_FILE;
  if (file) writeFileSync(file, JSON.stringify(process.resourceUsage()));
});
