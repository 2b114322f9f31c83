/** Walks of writers under a running dev server: edits, and after each one a look at what shows. */

import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { BASE_TREE } from './base-tree.ts';
import { EDITS, type EditName } from './edits.ts';
import { FILE_CHANGES, filesOf, pagePaths, routeOf, type FileChangeName } from './file-changes.ts';
import { browserLook, difference, expectedAnswers, expectedLook, serverLook, type Look } from './looks.ts';
import type { Oracle } from './oracle.ts';
import type { Step } from './steps.ts';
import { readTree, writeFile, writeTree, type Tree } from './tree.ts';

/** Where walks take place. */
export interface Ground {
  /** A copy of the project. */
  readonly root: string;
  /** Address of its dev server. */
  readonly origin: string;
  readonly page: Page;
  readonly oracle: Oracle;
  /** Fails when the dev server has ended. */
  check(): void;
}

/** A busy machine takes its time; what is right on a quiet one is so within half a second. */
const PATIENCE_MS = 30_000;
const POLL_MS = 30;
/** A page that has come right by chance has changed again after this. */
const SETTLE_MS = 300;

const START = '/guide/parts';

function isEdit(name: Step['does']): name is EditName {
  return name in EDITS;
}

function isFileChange(name: Step['does']): name is FileChangeName {
  return name in FILE_CHANGES;
}

function targetsOf(root: string): readonly string[] {
  return [...pagePaths(root).map(routeOf), '/guide/parts#code', '/config/two#how-it-counts', '#first-steps'];
}

/** Does one step. @param past the trees before each step so far, the first of all walks at its beginning */
async function take(step: Step, { root, page, origin }: Ground, past: readonly Tree[]): Promise<void> {
  const { does, at, word, isAtomic } = step;
  if (isEdit(does)) {
    for (const file of filesOf({ root, ...step })) {
      const text = String(readTree(root).get(file));
      writeFile(root, file, EDITS[does]({ text, at, word, targets: targetsOf(root) }), isAtomic);
    }
  } else if (isFileChange(does)) FILE_CHANGES[does]({ root, ...step });
  else if (does === 'undo') writeTree(root, past.at(-1) ?? BASE_TREE);
  else if (does === 'branch') writeTree(root, past[at % past.length] ?? BASE_TREE);
  else await visit(page, origin, at, root);
}

/** Goes to an address. A browser that reloads the page at the same moment gives one of the two up. */
async function goTo(page: Page, url: string): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (performance.now() < end) {
    const isThere = await page.goto(url, { waitUntil: 'commit' }).then(
      () => page.url() === url,
      () => false,
    );
    if (isThere) return;
    await setTimeout(POLL_MS);
  }
  throw new Error(`${url} cannot be gone to; the browser is at ${page.url()}`);
}

/** Goes to another page, by a link where there is one: then the app shows it. */
async function visit(page: Page, origin: string, at: number, root: string): Promise<void> {
  const routes = ['/config/', '/sitemap', '/guide/none', ...pagePaths(root).map(routeOf)];
  const route = routes[at % routes.length] ?? '/';
  const address = at % 2 === 0 ? route : `/zh${route}`;
  const script = `(() => {
    const link = document.querySelector('a[href="${address}"]:not([data-replay])');
    link?.click();
    return link !== null;
  })()`;
  const isFollowed = await page.evaluate(script).catch(() => false);
  if (!isFollowed) await goTo(page, origin + address);
}

/** Looks until what shows is what is expected. @returns the difference that stays; empty when there is none */
async function differenceThatStays(look: () => Promise<Look>, expect: () => Promise<Look>): Promise<string> {
  const end = performance.now() + PATIENCE_MS;
  let last = 'nothing could be looked at';
  while (performance.now() < end) {
    try {
      last = difference(await expect(), await look());
      if (last === '') return '';
    } catch (error) {
      // The page is being loaded, or the dev server starts again.
      last = String(error);
    }
    await setTimeout(POLL_MS);
  }
  return last;
}

async function compare({ page, origin, oracle, check }: Ground): Promise<string> {
  const verdict = await oracle.ask();
  const pathname = () => new URL(page.url()).pathname;
  const isWhole = verdict.problems.length === 0;
  const shown = await differenceThatStays(
    () => browserLook(page, isWhole),
    () => expectedLook(page, verdict, pathname()),
  );
  check();
  if (shown !== '') return `in the browser at ${pathname()}:\n${shown}`;
  if (!isWhole) return '';
  const answered = await differenceThatStays(
    () => serverLook(origin, pathname()),
    () => expectedAnswers(verdict, pathname()),
  );
  return answered === '' ? '' : `in the answers to ${pathname()}:\n${answered}`;
}

/** Goes back to the files and the page that walks begin with. */
async function reset(ground: Ground): Promise<void> {
  writeTree(ground.root, BASE_TREE);
  await compare(ground);
  await goTo(ground.page, ground.origin + START);
  const left = await compare(ground);
  if (left !== '') throw new Error(`the walk cannot begin: ${left}`);
}

/** A step after which something else shows than a fresh build would. */
export interface Fault {
  readonly step: number;
  readonly difference: string;
}

/** Walks all steps. @returns the first fault; undefined when there is none */
export async function walk(steps: readonly Step[], ground: Ground): Promise<Fault | undefined> {
  await reset(ground);
  const past: Tree[] = [];
  for (const [index, step] of steps.entries()) {
    const before = readTree(ground.root);
    await take(step, ground, past);
    if (step.does !== 'undo' && step.does !== 'visit') past.push(before);
    // A page that is on its way while the dev server starts again comes up only when it is asked for once more.
    const isVisit = [step, steps[index + 1]].some((each) => each?.does === 'visit');
    if (step.next !== undefined && !isVisit) {
      await setTimeout(step.next);
      continue;
    }
    const found = await compare(ground);
    if (found !== '') return { step: index, difference: found };
  }
  await setTimeout(SETTLE_MS);
  const found = await compare(ground);
  return found === '' ? undefined : { step: steps.length - 1, difference: `later ${found}` };
}
