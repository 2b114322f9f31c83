import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { bringAxe, COLORS, showTheme, violations } from './axe.ts';
import { atRest, openHydrated, SITE, setUpBrowser, visiting } from './harness.ts';

setUpBrowser();

const START = '/guide/start/quick-start';
const nameAt = (page: Page, name: string) => page.locator('.code pre a', { hasText: new RegExp(`^${name}$`) }).first();
const noteOf = (page: Page) => page.getByRole('tooltip');
/** Moves the focus to the first name of the page, as the Tab key does after a press before the code. */
async function tabToName(page: Page): Promise<void> {
  await page
    .locator('.code:has(pre a) pre')
    .first()
    .click({ position: { x: 3, y: 3 } });
  await page.keyboard.press('Tab');
}

describe('a name of the framework in code', () => {
  test(
    'shows at hover its signature, summary, first release and page',
    visiting(async ({ page }) => {
      await openHydrated(page, `${SITE}/guide/tests/mocking`);
      await nameAt(page, 'fn').hover();
      await noteOf(page).waitFor();
      expect(await noteOf(page).innerText()).toBe(
        'rs.fn<T extends (...args: any[]) => any>(implementation?: T): Mock<T>\n\nCreates a mock function.\n\nMock functions · Since 0.1.0',
      );
      const id = await noteOf(page).getAttribute('id');
      expect(await nameAt(page, 'fn').getAttribute('aria-describedby')).toBe(id);
      // Ids of headings never begin with this.
      expect(id).toMatch(/^docs-/);
      expect(await noteOf(page).evaluate((note) => note.getBoundingClientRect().width)).toBeLessThanOrEqual(250);
      await noteOf(page).getByRole('link').click();
      await page.waitForURL('**/api/rstest/mockFunctions#rsfn');
      expect(await noteOf(page).count()).toBe(0);
    }),
  );
  test(
    'shows the first release of an option in the language of the page',
    visiting(async ({ page }) => {
      await openHydrated(page, `${SITE}/zh/config/test/clearMocks`);
      await nameAt(page, 'fn').hover();
      await expect.poll(() => noteOf(page).innerText()).toMatch(/\n创建.+。\n/);
      await openHydrated(page, `${SITE}/guide/framework/react`);
      await nameAt(page, 'setupFiles').hover();
      await expect.poll(() => noteOf(page).innerText()).toMatch(/^setupFiles: .*\n[^]*\nsetupFiles · Since 0\.\d/);
    }),
  );
  test(
    'keeps its note while the pointer is on either, and loses it when the pointer leaves',
    visiting(async ({ page }) => {
      await openHydrated(page, SITE + START);
      await nameAt(page, 'toBe').hover();
      await noteOf(page).waitFor();
      await noteOf(page).locator('p').first().hover();
      await page.waitForTimeout(300);
      expect(await noteOf(page).count()).toBe(1);
      await page.mouse.move(5, 5);
      await expect.poll(() => noteOf(page).count()).toBe(0);
      expect(await nameAt(page, 'toBe').getAttribute('aria-describedby')).toBeNull();
    }),
  );
  test(
    'has a note whose text can be selected',
    visiting(async ({ page }) => {
      await openHydrated(page, SITE + START);
      await nameAt(page, 'toBe').hover();
      const text = await noteOf(page).locator('p').first().boundingBox();
      if (!text) throw new Error('nothing is shown');
      await page.mouse.move(text.x + 5, text.y + text.height / 2);
      await page.mouse.down();
      await page.mouse.move(text.x + 100, text.y + text.height / 2, { steps: 5 });
      await page.mouse.up();
      await atRest(page);
      expect(await page.evaluate(() => String(getSelection()))).toMatch(/^\S+ primitiv/);
    }),
  );
  test(
    'has no note while the reader drags over it to select code, and has it again afterwards',
    visiting(async ({ page }) => {
      await openHydrated(page, SITE + START);
      const name = nameAt(page, 'expect');
      await name.evaluate((link) => link.scrollIntoView({ block: 'center' }));
      await atRest(page);
      await page.getByText('Run it from the project folder').hover();
      await page.mouse.down();
      await name.hover();
      await page.waitForTimeout(500);
      expect(await noteOf(page).count()).toBe(0);
      await page.mouse.up();
      await page.mouse.move(5, 5);
      await name.hover();
      await noteOf(page).waitFor();
    }),
  );
  test(
    'leaves the code blocks of the home page in their places while its note is open',
    visiting(async ({ page }) => {
      await openHydrated(page, `${SITE}/`);
      const places = () =>
        page.locator('.home-demo > .code').evaluateAll((blocks) =>
          blocks.map((block) => {
            const { left, width } = block.getBoundingClientRect();
            return [left, width];
          }),
        );
      const before = await places();
      await nameAt(page, 'expect').hover();
      await noteOf(page).waitFor();
      expect(before).toHaveLength(3);
      expect(await places()).toEqual(before);
    }),
  );
  test(
    'requests no note when it is pressed at once and held',
    visiting(async ({ page }) => {
      await openHydrated(page, SITE + START);
      // Loads the code for notes.
      await nameAt(page, 'expect').hover();
      await noteOf(page).waitFor();
      await page.mouse.move(5, 5);
      await expect.poll(() => noteOf(page).count()).toBe(0);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      // The delay cannot pass between hover and press.
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      // The notes of `test` are in another file than those of `expect`.
      await nameAt(page, 'test').hover();
      await page.mouse.down();
      await page.clock.runFor(300);
      expect(await noteOf(page).count()).toBe(0);
      expect(asked.filter((url) => url.endsWith('.names.json'))).toEqual([]);
    }),
  );
  test(
    'lets a selection begin and end inside it, without following the link',
    visiting(async ({ page }) => {
      await openHydrated(page, SITE + START);
      const name = nameAt(page, 'toBe');
      await name.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await atRest(page);
      await name.hover();
      await noteOf(page).waitFor();
      const box = await name.boundingBox();
      if (!box) throw new Error('nothing is shown');
      const y = box.y + box.height / 2;
      const selectTo = async (x: number) => {
        await page.evaluate(() => getSelection()?.removeAllRanges());
        await page.mouse.move(box.x + 2, y);
        await page.mouse.down();
        await page.mouse.move(x, y, { steps: 5 });
        await page.mouse.up();
        return page.evaluate(() => String(getSelection()));
      };
      expect(await selectTo(box.x + box.width + 12)).toMatch(/^toBe\(/);
      expect(await selectTo(box.x + box.width - 2)).toBe('toBe');
      await atRest(page);
      expect(new URL(page.url()).pathname).toBe(START);
      // The name still lies in the selection.
      await name.click();
      await page.waitForURL('**/api/test-api/expect#tobe');
    }),
  );
  test(
    'has its note at keyboard focus; Escape closes it and leaves the focus',
    visiting(async ({ page }) => {
      await openHydrated(page, SITE + START);
      await tabToName(page);
      await noteOf(page).waitFor();
      const described = page.locator('.code a[aria-describedby]:focus');
      expect(await described.count()).toBe(1);
      await page.keyboard.press('Escape');
      await expect.poll(() => noteOf(page).count()).toBe(0);
      expect(await page.locator('.code pre a:focus').count()).toBe(1);
      await page.keyboard.press('Tab');
      await noteOf(page).waitFor();
      await page.keyboard.press('Enter');
      await page.waitForURL('**/api/test-api/**');
    }),
  );
  test(
    'is a stop of the Tab key once on a page',
    visiting(async ({ page }) => {
      await page.goto(`${SITE}/guide/tests/mocking`);
      const stops = await page
        .locator('.code pre a:not([tabindex])')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(stops.length).toBeGreaterThan(20);
      expect(new Set(stops).size).toBe(stops.length);
    }),
  );
  test(
    'has its note above where there is no room below, and inside a narrow window',
    visiting(
      async ({ page }) => {
        await openHydrated(page, SITE + START);
        const name = nameAt(page, 'toBe');
        await name.evaluate((link) => link.scrollIntoView({ block: 'end', behavior: 'instant' }));
        // Unlike `hover`, the mouse alone does not scroll.
        const target = await name.boundingBox();
        await page.mouse.move((target?.x ?? 0) + 5, (target?.y ?? 0) + 5);
        await noteOf(page).waitFor();
        const [at, box] = await Promise.all([name.boundingBox(), noteOf(page).boundingBox()]);
        if (!at || !box) throw new Error('nothing is shown');
        expect(box.y + box.height).toBeLessThanOrEqual(at.y);
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(390);
      },
      { viewport: { width: 390, height: 844 } },
    ),
  );
  test(
    'has nothing that axe finds, in both themes',
    visiting(async ({ page }) => {
      await openHydrated(page, SITE + START);
      await tabToName(page);
      await noteOf(page).waitFor();
      await bringAxe(page);
      expect(await violations(page)).toEqual([]);
      await showTheme(page, 'dark');
      expect(await violations(page, COLORS)).toEqual([]);
    }),
  );
});

describe('without its note, a name is a link', () => {
  test(
    'when the file of the names is missing',
    visiting(async ({ page }) => {
      await page.route('**/*.names.json', (route) => route.fulfill({ status: 404 }));
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await openHydrated(page, SITE + START);
      const asked = page.waitForResponse('**/*.names.json');
      await nameAt(page, 'toBe').hover();
      await asked;
      await nameAt(page, 'toBe').click();
      await page.waitForURL('**/api/test-api/expect#tobe');
      expect(await noteOf(page).count()).toBe(0);
      expect(errors).toEqual([]);
    }),
  );
  test(
    'without scripts',
    visiting(
      async ({ page }) => {
        await page.goto(SITE + START);
        await nameAt(page, 'toBe').click();
        await page.waitForURL('**/api/test-api/expect#tobe');
        expect(await page.locator(':target').innerText()).toContain('toBe');
      },
      { javaScriptEnabled: false },
    ),
  );
  test(
    'when it is tapped',
    { tags: 'touch' },
    visiting(
      async ({ page }) => {
        await openHydrated(page, SITE + START);
        await nameAt(page, 'toBe').tap();
        await page.waitForURL('**/api/test-api/expect#tobe');
        expect(await noteOf(page).count()).toBe(0);
      },
      { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } },
    ),
  );
});
