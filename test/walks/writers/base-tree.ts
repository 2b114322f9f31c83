/** The files that every walk begins with, by path from the root of the copy. */

import { translationHash } from '#node/content/translation.ts';
import { SETTINGS, SETTINGS_FILE } from './site.ts';

const DOT =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20" viewBox="0 0 40 20"><circle r="8"/></svg>\n';

const home = (title: string) => `---
title: ${title}
pageType: home
hero:
  name: ${title}
  text: A site
  actions:
    - text: Begin
      link: /guide/
---

Home text.
`;

const TWO = `# Two

## How it counts

One, two.

## What it leaves out

Three.
`;

const EN = {
  'index.mdx': home('Walks'),
  'custom.mdx': '---\ntitle: Bare\npageType: custom\n---\n\nA page of its own.\n',
  'guide/index.mdx': `---
description: Where to begin.
---

# Welcome

Go on to [the parts](/guide/parts#tabs), or to [two](/config/two#how-it-counts).

## First steps

Text.
`,
  'guide/parts.mdx': `---
description: Every part that a page can have.
---

# Parts

## Tabs

<Tabs group="engine">
<Tab label="First">

Text of the first tab.

</Tab>
<Tab label="Second">

Text of the second tab.

</Tab>
</Tabs>

## Code

\`\`\`ts title="src/sum.ts"
export const sum = (a: number, b: number) => a + b;
\`\`\`

## Image

![A dot](/images/dot.svg)

<details>
<summary>More</summary>

Hidden text.

</details>
`,
  'guide/dist-files/inside.mdx': '# Inside\n\nA page in a folder whose name begins as that of a build.\n',
  'config/index.mdx': '---\noverview: true\ntitle: All settings\n---\n',
  'config/one.mdx': '# One\n\n## First\n\nText.\n\n### Deeper\n\nText.\n',
  'config/two.mdx': TWO,
} as const;

const ZH: Readonly<Record<keyof typeof EN, string>> = {
  'index.mdx': home('漫步'),
  'custom.mdx': '---\ntitle: 单独\npageType: custom\n---\n\n自成一页。\n',
  'guide/index.mdx': '# 欢迎\n\n接着看[各个部分](/guide/parts#tabs)。\n\n## 第一步\n\n文字。\n',
  'guide/parts.mdx': '# 部分\n\n## 标签页\n\n文字。\n\n## 代码\n\n文字。\n\n## 图片\n\n![点](/images/dot.svg)\n',
  'guide/dist-files/inside.mdx': '# 里面\n\n文字。\n',
  'config/index.mdx': '---\noverview: true\ntitle: 所有设置\n---\n',
  'config/one.mdx': '# 一\n\n## 第一\n\n文字。\n\n### 更深\n\n文字。\n',
  'config/two.mdx': `---\ntranslatedFrom: '${translationHash(TWO)}'\n---\n# 二\n\n## 如何计数\n\n一、二。\n\n## 不算什么\n\n三。\n`,
};

const below = (folder: string, files: Readonly<Record<string, string>>) =>
  Object.entries(files).map(([path, text]) => [`${folder}/${path}`, Buffer.from(text)] as const);

export const BASE_TREE: ReadonlyMap<string, Buffer> = new Map([
  ...below('content/en', EN),
  ...below('content/zh', ZH),
  ...below('public', { 'favicon.svg': DOT, 'images/dot.svg': DOT, 'images/hero.svg': DOT }),
  [SETTINGS_FILE, Buffer.from(JSON.stringify(SETTINGS, null, 2))],
]);
