/** The baseline: the same articles as if written by hand, with one small stylesheet and no script. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { withPage } from './browser.ts';
import { emptyFolder } from '../../project-copy.ts';

const STYLE = `body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.7 system-ui, sans-serif; }
h1, h2, h3 { line-height: 1.25; }
a { color: #2457c5; }
pre { overflow-x: auto; padding: 1rem; border-radius: 6px; background: #f4f4f6; font-size: 0.875rem; }
code { font-family: ui-monospace, monospace; }
table { border-collapse: collapse; }
th, td { padding: 0.5rem; border: 1px solid #ddd; text-align: left; }
`;

/**
 * Writes the articles of pages as bare pages: without classes, marks and buttons.
 * @param paths paths of the pages, kept in the folder
 * @returns the folder that holds them
 */
export async function writeBarePages(browser: Browser, origin: string, paths: readonly string[]): Promise<string> {
  const folder = emptyFolder('bare');
  writeFileSync(join(folder, 'style.css'), STYLE);
  writeFileSync(join(folder, 'robots.txt'), '');
  for (const path of paths) {
    // Without scripts, a page does not redirect to the browser's language.
    const { lang, article } = await withPage(browser, (page) => bareArticle(page, origin + path), {
      javaScriptEnabled: false,
    });
    const file = join(folder, `${path}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(
      file,
      `<!DOCTYPE html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Bare</title>
<link rel="stylesheet" href="/style.css">
</head>
<body>${article}</body>
</html>
`,
    );
  }
  return folder;
}

async function bareArticle(page: Page, url: string): Promise<{ readonly lang: string; readonly article: string }> {
  await page.goto(url);
  const article = page.locator('article');
  await article.evaluate((root) => {
    for (const element of root.querySelectorAll('button, svg')) element.remove();
    for (const element of root.querySelectorAll('span, div')) element.replaceWith(...element.childNodes);
    for (const element of root.querySelectorAll('*')) {
      for (const name of element.getAttributeNames()) {
        if (name !== 'id' && name !== 'href') element.removeAttribute(name);
      }
    }
    root.normalize();
  });
  return { lang: await page.evaluate(() => document.documentElement.lang), article: await article.innerHTML() };
}
