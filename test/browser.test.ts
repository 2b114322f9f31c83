import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { expect, onTestFinished, test, vi } from 'vitest';
import { findBrowser } from '../scripts/browser.ts';
import { tempFolder } from './support/temp-folder.ts';

test.runIf(process.platform === 'linux')(
  'a downloaded browser that lacks libraries does not count as installed',
  () => {
    const folder = tempFolder({ whole: '#!/bin/sh\n', lacking: '#!/bin/sh\nexit 127\n' });
    vi.stubEnv('CHROME_PATH', undefined);
    vi.stubEnv('PATH', folder);
    onTestFinished(() => {
      vi.unstubAllEnvs();
      vi.restoreAllMocks();
    });
    const found = (name: string) => {
      chmodSync(join(folder, name), 0o755);
      vi.spyOn(chromium, 'executablePath').mockReturnValue(join(folder, name));
      return findBrowser();
    };
    expect(found('whole')).toBe(join(folder, 'whole'));
    expect(found('lacking')).toBeUndefined();
  },
);
