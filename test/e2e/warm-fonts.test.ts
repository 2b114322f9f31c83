import { expect, test } from 'vitest';
import { SITE, setUpBrowser, visiting } from './harness.ts';

setUpBrowser();

test.each([
  ['en-US', '/guide/basic/test-filter'],
  ['zh-CN', '/zh/guide/basic/test-filter'],
])('the head requests every font of the first screen, and leaves no elements behind: %s', (locale, path) =>
  visiting(
    async ({ page }) => {
      // Records the values of `font` that the page sets.
      await page.addInitScript(() => {
        const faces: string[] = [];
        Object.assign(window, { faces });
        // Chromium has CSSStyleDeclaration here, Firefox CSSStyleProperties.
        const owner = Object.getPrototypeOf(document.createElement('i').style) as CSSStyleDeclaration;
        Object.defineProperty(owner, 'font', {
          configurable: true,
          set(this: CSSStyleDeclaration, font: string) {
            faces.push(font);
            this.setProperty('font', font);
          },
        });
      });
      await page.goto(SITE + path);
      const [first, asked] = await page.evaluate(() => {
        const { faces } = window as unknown as { faces: readonly string[] };
        const root = document.documentElement;
        const faceOf = (element: Element) => {
          const { fontWeight, fontSize, fontFamily } = getComputedStyle(element);
          return `${fontWeight} ${fontSize} ${fontFamily}`;
        };
        const texts = [...document.body.querySelectorAll('*')].filter(
          (element) =>
            element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }) &&
            element.getBoundingClientRect().top < innerHeight &&
            [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
        );
        const probes = faces.map((font) => {
          const probe = document.createElement('span');
          probe.style.setProperty('font', font);
          root.append(probe);
          return probe;
        });
        const known = probes.map(faceOf);
        for (const probe of probes) probe.remove();
        return [[...new Set(texts.map(faceOf))], known];
      });
      expect(first.length).toBeGreaterThan(5);
      // Inline code scales with its text.
      expect(first.filter((face) => !asked.includes(face) && !face.includes(' 12.25px Menlo'))).toEqual([]);
      expect(await page.evaluate(() => [...document.documentElement.children].map(({ tagName }) => tagName))).toEqual([
        'HEAD',
        'BODY',
      ]);
    },
    { locale, viewport: { width: 390, height: 844 } },
  )(),
);
