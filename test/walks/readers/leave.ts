/** Follows a link and takes another step before its page arrives. */

import type { Page, Route } from 'playwright-core';
import { isHydrated, LINKS, passFrames, SECTIONS, settle, take, type Readers } from './reader.ts';
import type { LeaveStep } from './step.ts';

const LEFT = 'The page was left.';

/** Holds what a page requests, until `release`. */
async function holdRequests(page: Page) {
  const held: Route[] = [];
  const hold = (route: Route) => void held.push(route);
  await page.route('**/*', hold);
  const release = async () => {
    await page.unroute('**/*', hold);
    // The page may have canceled some.
    await Promise.all(held.map((route) => route.continue().catch(() => undefined)));
  };
  return { held, release };
}

/** Both steps in one call: Playwright does not call into a page that is about to be replaced. */
async function leaveDocument(page: Page, { at, next, nextAt }: LeaveStep): Promise<void> {
  const { release } = await holdRequests(page);
  const left = page.waitForEvent('console', (message) => message.text() === LEFT);
  const selector = { link: LINKS, section: SECTIONS, back: undefined }[next];
  const leave = page.evaluate(
    ({ presses, said }) => {
      for (const [turn, { selector, share }] of presses.entries()) {
        // No inner function has a name: the compiler of TypeScript would add a helper that the page lacks.
        setTimeout(() => {
          if (selector !== undefined) {
            const all = [...document.querySelectorAll<HTMLAnchorElement>(selector)];
            const target = all[Math.floor(share * all.length)];
            target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
            window.isLeft ||= target !== undefined && target.href.split('#')[0] !== location.href.split('#')[0];
          } else if (navigation.currentEntry?.index) {
            window.isLeft = true;
            const { committed, finished } = navigation.back();
            finished?.catch(() => undefined);
            // Only a document that stays comes here.
            committed?.then(() => (window.isLeft = false)).catch(() => undefined);
          }
          if (turn > 0) console.log(said);
        }, turn * 100);
      }
    },
    {
      presses: [
        { selector: LINKS, share: at },
        { selector, share: nextAt },
      ],
      said: LEFT,
    },
  );
  await Promise.all([left, leave]);
  // Back begins in another process; the page that it leaves must not arrive before.
  await page.waitForTimeout(300);
  await release();
}

/** Leaves a hydrated page. @returns whether the application did not have the next page yet */
async function leaveView(page: Page, { at, next, nextAt }: LeaveStep): Promise<boolean> {
  const { release, held } = await holdRequests(page);
  const address = await page.evaluate(() => location.href);
  await take(page, { do: 'link', at });
  await passFrames(page);
  // A page that the application has shows at once, on a busy machine a little later. A link to this very place changes
  // nothing.
  const timeout = held.length > 0 ? 500 : 2000;
  const hasMoved = await page
    .waitForFunction((before) => location.href !== before, address, { timeout })
    .then(() => true)
    .catch(() => false);
  const isEarly = held.length > 0 && !hasMoved;
  if (!isEarly) await settle(page);
  const taken = take(page, { do: next, at: nextAt });
  // Its requests are held, too, so it may not end before the release.
  await page.waitForTimeout(100);
  await release();
  await taken;
  return isEarly;
}

/** Leaves both pages early, or neither when the application has the page already. */
export async function leaveBoth({ plain, app }: Readers, step: LeaveStep): Promise<void> {
  if (!(await isHydrated(app))) await Promise.all([leaveDocument(plain, step), leaveDocument(app, step)]);
  else if (await leaveView(app, step)) await leaveDocument(plain, step);
  else {
    await take(plain, { do: 'link', at: step.at });
    await settle(plain);
    await take(plain, { do: step.next, at: step.nextAt });
  }
}
