import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { sample } from '../support/sample.ts';
import { FIXTURE, openHydrated, SITE, setUpBrowser, visiting } from './harness.ts';

setUpBrowser();

const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] };
const block = (page: Page, language: string) => page.locator(`.code[data-lang=${language}]`).first();
/** Presses a block's copy button and returns the text in the clipboard. */
async function copied(page: Page, language: string): Promise<string> {
  await block(page, language).hover();
  await block(page, language).locator('[data-code=copy]').click();
  await block(page, language).locator('.code-copied').waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}

describe('copying code', () => {
  test(
    'takes the code unchanged and shows success for 2 seconds',
    visiting(async ({ page }) => {
      await openHydrated(page, `${FIXTURE}/guide/parts`);
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(60_000);
      expect(await copied(page, 'ts')).toBe('export function sum(a: number, b: number) {\n  return a + b;\n}');
      expect(await block(page, 'ts').getByRole('status').innerText()).toBe('Copied');
      await page.clock.runFor(1_900);
      expect(await block(page, 'ts').locator('.code-copied').count()).toBe(1);
      await page.clock.runFor(100);
      await expect.poll(() => block(page, 'ts').locator('.code-copied').count()).toBe(0);
    }, clipboard),
  );
  test(
    'gives names that are links as plain text',
    visiting(async ({ page }) => {
      await openHydrated(page, `${SITE}/guide/start/quick-start`);
      const code = page.locator('.code:has(pre a)').first();
      await code.hover();
      await code.locator('[data-code=copy]').click();
      await code.locator('.code-copied').waitFor();
      const text = await page.evaluate(() => navigator.clipboard.readText());
      expect(text).toMatch(/^import \{.*\} from '@rstest\/core';\n[^]*expect\(.*\)\.toBe\(/);
    }, clipboard),
  );
  test(
    'leaves out shell prompts, and the markers and removed lines of a diff',
    visiting(async ({ page }) => {
      await openHydrated(page, `${FIXTURE}/zh/guide/parts`);
      await page.evaluate(() => {
        for (const tabs of document.querySelectorAll('[data-group]')) tabs.remove();
      });
      expect(await copied(page, 'sh')).toBe('npm install\nnpx rstest');
      expect(await copied(page, 'diff')).toBe('{\n  "test": "rstest"\n}');
    }, clipboard),
  );
});

describe('a code block', () => {
  test(
    'wraps lines as the configuration or its meta string says, and its button toggles wrapping',
    visiting(async ({ page }) => {
      await openHydrated(page, `${FIXTURE}/guide/parts`);
      const wraps = (language: string) =>
        block(page, language)
          .locator('pre')
          .evaluate((pre) => getComputedStyle(pre).whiteSpace.startsWith('pre-wrap'));
      const button = block(page, 'ts').locator('[data-code=wrap]');
      expect([await wraps('ts'), await button.getAttribute('aria-pressed')]).toEqual([true, 'true']);
      expect(await page.locator('.code[data-lang=sh]').last().getAttribute('class')).not.toContain('code-wrapped');
      await block(page, 'ts').hover();
      await button.click();
      expect([await wraps('ts'), await button.getAttribute('aria-pressed')]).toEqual([false, 'false']);
      await button.click();
      expect(await wraps('ts')).toBe(true);
      await page.goto(`${SITE}/guide/start/quick-start`);
      expect(await wraps('ts')).toBe(false);
    }),
  );
  test(
    'has its title, highlighted lines, and line numbers by configuration or by its own word',
    visiting(async ({ page }) => {
      await page.goto(`${FIXTURE}/guide/parts`);
      expect(await block(page, 'ts').locator('.code-title').innerText()).toBe('src/sum.ts');
      expect(await block(page, 'ts').locator('.line-highlighted').allTextContents()).toEqual(['  return a + b;\n']);
      const numbers = (language: string) =>
        page
          .locator(`.code[data-lang=${language}]`)
          .last()
          .evaluate((code) =>
            [...code.querySelectorAll('.line')].map((line) => getComputedStyle(line, '::before').content),
          );
      expect(await numbers('ts')).toEqual(['counter(line)', 'counter(line)', 'counter(line)']);
      expect(await numbers('sh')).toEqual([]);
      await page.goto(`${SITE}/guide/start/quick-start`);
      expect(await page.locator('.code-numbered').count()).toBe(0);
    }),
  );
});

/** Scrolls blocks to the end of their lines; returns those with a title, or else with text, below their buttons. */
const coveredBlocks = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.code')]
      .filter((code) => code.checkVisibility())
      .filter((code) => {
        const pre = code.querySelector('pre') as HTMLElement;
        pre.scrollLeft = pre.scrollWidth;
        const tools = code.querySelector('.code-tools')?.getBoundingClientRect() as DOMRect;
        const range = document.createRange();
        const texts = document.createNodeIterator(code.querySelector('.code-title') ?? pre, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          range.selectNodeContents(text);
          if ([...range.getClientRects()].some(({ right, top }) => right > tools.left && top < tools.bottom))
            return true;
        }
        return false;
      })
      .map(({ textContent }) => textContent),
  );

describe('the buttons of a touch screen, which always show', () => {
  test.each(sample(1, [320, 390]))(
    'at %i px cover neither a title nor, without one, text at the end of lines or of wrapped lines',
    { tags: 'touch' },
    (width) =>
      visiting(
        async ({ page }) => {
          for (const path of ['/api/test-api/hooks', '/zh/guide/advanced/ci', '/guide/tests/snapshots']) {
            await openHydrated(page, SITE + path);
            expect([path, ...(await coveredBlocks(page))]).toEqual([path]);
            await page.evaluate(() => {
              for (const code of document.querySelectorAll('.code')) code.classList.add('code-wrapped');
            });
            expect([path, ...(await coveredBlocks(page))]).toEqual([path]);
          }
        },
        { hasTouch: true, isMobile: true, viewport: { width, height: 844 } },
      )(),
  );
});

test(
  'every block has its two buttons once, after a link and after Back too',
  visiting(async ({ page }) => {
    const counts = () =>
      page
        .locator('.code')
        .evaluateAll((blocks) => [
          ...new Set(blocks.map((code) => code.querySelectorAll('.code-tools > button').length)),
        ]);
    await openHydrated(page, `${SITE}/guide/basic/cli`);
    expect(await counts()).toEqual([2]);
    await page.locator('.sidebar a[href="/guide/basic/test-filter"]').click();
    await page.waitForURL('**/test-filter');
    await expect.poll(counts).toEqual([2]);
    await page.goBack();
    await page.waitForURL('**/cli');
    await expect.poll(counts).toEqual([2]);
  }),
);

test(
  'code and tables are in the Tab order while they have to scroll',
  visiting(async ({ page }) => {
    const boxes = () =>
      page
        .locator('.code > pre, .table')
        .evaluateAll((all) =>
          all
            .filter((box) => box.checkVisibility())
            .map((box) => [box.scrollWidth > box.clientWidth, box.hasAttribute('tabindex')]),
        );
    const scrolling = async () => (await boxes()).filter(([scrolls]) => scrolls).length;
    const wrong = async () => (await boxes()).filter(([scrolls, isStop]) => scrolls !== isStop);
    await openHydrated(page, `${SITE}/guide/basic/cli`);
    await expect.poll(wrong).toEqual([]);
    const wide = await scrolling();
    await page.setViewportSize({ width: 320, height: 800 });
    await expect.poll(wrong).toEqual([]);
    expect(await scrolling()).toBeGreaterThan(wide);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(wrong).toEqual([]);
    expect(await scrolling()).toBe(wide);
  }),
);

describe('the zip of an example', () => {
  test(
    'is downloaded by a link at its last block, and the page stays',
    visiting(async ({ page }) => {
      await openHydrated(page, `${SITE}/guide/start/quick-start`);
      const link = page.locator('[data-code=zip]').first();
      await link.hover();
      const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
      expect(new URL(download.url()).pathname).toBe('/examples/guide-start-quick-start-2.zip');
      expect(await download.failure()).toBeNull();
      expect(new URL(page.url()).pathname).toBe('/guide/start/quick-start');
    }),
  );
});
