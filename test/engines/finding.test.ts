/** The search of the 404 page, and the filter of an overview. */

import { Key } from 'selenium-webdriver';
import { describe, expect, test } from 'vitest';
import {
  atRest,
  click,
  count,
  focus,
  goBack,
  hydrate,
  isShown,
  open,
  path,
  press,
  reload,
  run,
  scroll,
  setUpWebKit,
  textOf,
  textsOf,
  valueOf,
  visit,
} from './reader.ts';

setUpWebKit();

const isFilterFocused = () => run<boolean>('return document.activeElement.matches(".overview-filter input")');

describe('the 404 page', () => {
  test('the 404 page searches for the words of its path and finds the intended page', async () => {
    await visit('/guide/mock-modules.html?x#y');
    await expect.poll(() => count('.search-panel [role=option]')).toBeGreaterThan(0);
    expect(await valueOf('.search-panel input')).toBe('mock modules');
    expect(await textsOf('.search-panel [role=option]')).toContainEqual(expect.stringMatching(/mock/i));
  });

  test('in the search of the 404 page, the first Escape closes the list and the second clears the text', async () => {
    await visit('/zh/config/coverage');
    await expect.poll(() => isShown('.search-panel [role=option]')).toBe(true);
    await focus('.search-panel input');
    await press(Key.ESCAPE);
    expect(await isShown('.search-panel [role=option]')).toBe(false);
    expect(await valueOf('.search-panel input')).toBe('coverage');
    await press(Key.ESCAPE);
    expect(await valueOf('.search-panel input')).toBe('');
  });
});

describe('an overview', () => {
  test('%s lists its groups, focuses its filter, and says when nothing matches', async () => {
    await visit('/zh/config/');
    expect(await isFilterFocused()).toBe(true);
    expect(await textsOf('.overview-group h2')).toEqual(['测试配置', '构建配置']);
    await press('zzz');
    await expect.poll(() => textOf('.overview [role=status]')).toBe('没有匹配的 API：zzz');
  });

  test('an overview reached by a link focuses its filter too, and its links lead to sections', async () => {
    await open('/guide/start/');
    await click('.nav-links a', 'API');
    await expect.poll(path).toBe('/api/');
    await expect.poll(isFilterFocused).toBe(true);
    await press('rs.mock');
    await click('.overview-headings a', 'rs.mock');
    await expect.poll(path).toBe('/api/rstest/mockModules#rsmock');
  });

  test('the filter text survives Back and a reload, and no other overview has it', async () => {
    const isFiltered = async () => {
      await expect.poll(() => textsOf('.overview-page h3')).toEqual(['clearMocks']);
      expect(await valueOf('.overview-filter input')).toBe('clear-mocks');
    };
    await open('/config/');
    await press('clear-mocks');
    await isFiltered();
    await click('.overview-page h3 a');
    await expect.poll(path).toBe('/config/test/clearMocks');
    await goBack();
    await isFiltered();
    await reload();
    await hydrate();
    await isFiltered();
  });

  test('Back to a filtered overview leads to the place where the reader left it, on the followed link', async () => {
    await open('/config/');
    await press('test');
    const last = '.overview-group:last-of-type .overview-page:last-child h3 a';
    const name = await textOf(last);
    await run('document.querySelector(arguments[0]).scrollIntoView({ block: "center" })', last);
    await focus(last);
    await atRest();
    const place = await scroll();
    expect(place).toBeGreaterThan(300);
    await press(Key.ENTER);
    await expect.poll(() => textOf('h1')).toBe(name);
    await goBack();
    await expect.poll(() => count('.overview')).toBe(1);
    await atRest();
    expect(await scroll()).toBe(place);
    expect(await run('return document.activeElement.textContent')).toBe(name);
  });
});
