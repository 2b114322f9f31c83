/** Walks of writers on a running dev server: after each edit, browser and answers are compared with a fresh build. */

import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { BASE_TREE } from './base-tree.ts';
import { changeFiles } from './change-files.ts';
import { pagePaths, routeOf } from './file-changes.ts';
import { browserLook, expectedAnswers, expectedLook, serverLook } from './looks.ts';
import type { Oracle } from './oracle.ts';
import { differenceThatStays, goTo, type Looking, type Reloads } from './settle.ts';
import type { Step } from './steps.ts';
import { readTree, writeTree, type Tree } from './tree.ts';

/** The objects of a walk: files, dev server and browser tabs. */
export interface Ground {
  /** Folder of a copy of the project. */
  readonly root: string;
  /** Address of its dev server. */
  readonly origin: string;
  /** Tabs at different pages; the first one visits others. */
  readonly pages: readonly [Page, Page];
  readonly oracle: Oracle;
  readonly reloads: Reloads;
  /** What the dev server has printed. */
  output(): string;
  /** False when the process of the dev server has ended. */
  isRunning(): boolean;
}

/** Allows for a busy machine; on a quiet one, updates show within half a second. */
const PATIENCE_MS = 60_000;
/** A page that matched by chance has changed again after this time. */
const SETTLE_MS = 300;

/** First pages of the tabs: one with all parts, and one that lists titles and headings of others. */
const STARTS = ['/guide/parts', '/zh/config/'] as const;
/** A line of a stack trace. */
const STACK = /^ +at .*:\d+:\d+\)?$/m;

/** The `at` of an edit: every second edit changes a page that a tab shows. */
function placeOf({ at }: Step, { root, pages }: Ground): number {
  const tab = pages[(at >> 1) % pages.length];
  const pathname = new URL((tab ?? pages[0]).url()).pathname.replace(/^\/zh\//, '/');
  const shown = pagePaths(root).findIndex((path) => routeOf(path) === pathname);
  return at % 2 === 0 && shown >= 0 ? shown : at;
}

/** Does one step. @param past the tree before each earlier step, the first being the initial one */
async function take(step: Step, ground: Ground, past: readonly Tree[]): Promise<void> {
  if (step.does === 'visit') await visit(ground.pages[0], ground.origin, step.at, ground.root);
  else changeFiles(step, ground.root, past, placeOf(step, ground));
}

/** Goes to another page, by a link where there is one, so that the app navigates. */
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

async function compare(ground: Ground, patienceMs = PATIENCE_MS): Promise<string> {
  const { pages, origin, oracle, reloads, isRunning } = ground;
  const verdict = await oracle.ask();
  for (const page of pages) {
    const seen: Looking = {
      look: () => browserLook(page),
      expect: (pathname) => expectedLook(page, verdict, pathname),
    };
    const shown = await differenceThatStays(page, seen, reloads, patienceMs);
    if (!isRunning()) return 'the process of the dev server has ended';
    if (shown !== '') return `in the browser ${shown}`;
  }
  if (verdict.problems.length > 0) return '';
  const [page] = pages;
  const answers: Looking = {
    look: () => serverLook(origin, new URL(page.url()).pathname),
    expect: (pathname) => expectedAnswers(verdict, pathname),
  };
  const answered = await differenceThatStays(page, answers, reloads, patienceMs);
  return answered && `in the answers of the server ${answered}`;
}

/** Restores the initial files and pages. @returns the differences there; empty when there are none */
async function reset(ground: Ground): Promise<string> {
  const { root, origin, pages, oracle } = ground;
  writeTree(root, BASE_TREE);
  for (const [index, page] of pages.entries()) await goTo(page, `${origin}${STARTS[index]}`);
  return (await oracle.ask()).problems.join('\n') || (await compare(ground));
}

/** A step after which the dev server differs from a fresh build. */
export interface Fault {
  readonly step: number;
  readonly difference: string;
}

/**
 * Walks all steps.
 * @param patienceMs how long to wait for the expected state
 * @returns the first fault; undefined when there is none
 */
export async function walk(
  steps: readonly Step[],
  ground: Ground,
  patienceMs = PATIENCE_MS,
): Promise<Fault | undefined> {
  const left = await reset(ground);
  if (left !== '') return { step: 0, difference: `the walk cannot begin: ${left}` };
  const printed = ground.output().length;
  const past: Tree[] = [];
  for (const [index, step] of steps.entries()) {
    const before = readTree(ground.root);
    await take(step, ground, past);
    if (step.does !== 'undo' && step.does !== 'visit') past.push(before);
    if (step.next !== undefined) {
      await setTimeout(step.next);
      continue;
    }
    const found = await compare(ground, patienceMs);
    if (found !== '') return { step: index, difference: found };
  }
  await setTimeout(SETTLE_MS);
  const found = await compare(ground, patienceMs);
  const stack = STACK.exec(ground.output().slice(printed))?.[0];
  const difference = found !== '' ? `later ${found}` : stack && `the dev server has printed a stack: ${stack}`;
  return difference === undefined ? undefined : { step: steps.length - 1, difference };
}
