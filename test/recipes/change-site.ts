/** The recipes of CONTRIBUTING.md under "Change the site": their steps, and the message when one is left out. */

import { adds, makes, type Recipe } from './recipe.ts';

const capital = (name: string) => name.replace(/^./, (first) => first.toUpperCase());

/** Parts of compiler messages. */
const missing = (file: string) => (name: string) => [file, `Property '${name}' is missing in type`];
const unknown = (file: string) => (name: string) => [file, `'${name}' does not exist in type`];
const noModule = (path: (name: string) => string) => (name: string) => [`Cannot find module '${path(name)}'`];
/** knip reports an unused file by its path. */
const unused = (path: (name: string) => string) => (name: string) => [path(name)];

const navigation: Recipe = {
  title: 'An entry of the navigation',
  word: 'nav',
  steps: (name) => [
    adds('src/site/nav.ts', [
      /return \[\n/,
      `    { text: text('${name} in English', '${name} in Chinese'), link: '/guide/basic/cli' },\n`,
    ]),
  ],
  forgotten: [],
};

const setting: Recipe = {
  title: 'A setting of the site',
  word: 'setting',
  steps: (name) => [
    adds('src/shared/schema/theme.ts', [/const theme = .*\{\n/, `  ${name}: v.exactOptional(v.boolean()),\n`]),
    adds('src/site/config.ts', [/themeConfig: \{\n/, `      ${name}: true,\n`]),
  ],
  forgotten: [unknown('src/site/config.ts')],
};

const languageSetting: Recipe = {
  title: 'A setting of the site',
  word: 'own',
  steps: (name) => [
    adds('src/shared/schema/site.ts', [/const localeOf = .*\n.*strictObject\(\{\n/, `    ${name}: words,\n`]),
    adds(
      'src/site/locales.ts',
      [/ {2}en: \{\n/, `    ${name}: 'English words',\n`],
      [/ {2}zh: \{\n/, `    ${name}: '中文文字',\n`],
    ),
  ],
  forgotten: [unknown('src/site/locales.ts'), missing('src/site/locales.ts')],
};

const text: Recipe = {
  title: 'A text of the theme',
  word: 'text',
  steps: (name) => [
    adds('src/shared/texts.ts', [/readonly footer: \{\n/, `    readonly ${name}: string;\n`]),
    adds('src/site/texts/en.ts', [/footer: \{/, ` ${name}: 'English words',`]),
    adds('src/site/texts/zh.ts', [/footer: \{/, ` ${name}: '中文文字',`]),
  ],
  forgotten: [unknown('src/site/texts/en.ts'), missing('src/site/texts/en.ts'), missing('src/site/texts/zh.ts')],
};

const component: Recipe = {
  title: 'An MDX component',
  word: 'Component',
  steps: (name) => [
    adds('src/shared/mdx.ts', [/MDX_COMPONENTS = \{\n/, `  ${name}: { required: ['size'], children: 'nothing' },\n`]),
    makes(
      `src/theme/${name.toLowerCase()}/${name.toLowerCase()}.tsx`,
      `export function ${name}({ size }: { readonly size: string }) {\n  return <p className="prose">{size}</p>;\n}\n`,
    ),
    adds(
      'src/theme/mdx/components.ts',
      [/^/, `import { ${name} } from '../${name.toLowerCase()}/${name.toLowerCase()}.tsx';\n`],
      [/MdxComponents = \{\n/, `  ${name},\n`],
    ),
    adds('src/node/compile/markdown/write-jsx.ts', [
      /const COMPONENTS: [^=]*= \{\n/,
      `  ${name}: (node) => jsxText(node, 'size') ?? '',\n`,
    ]),
  ],
  forgotten: [
    unknown('src/theme/mdx/components.ts'),
    noModule((name) => `../${name.toLowerCase()}/${name.toLowerCase()}.tsx`),
    missing('src/theme/mdx/components.ts'),
    missing('src/node/compile/markdown/write-jsx.ts'),
  ],
};

const compilerStep: Recipe = {
  title: 'A step of the compiler',
  word: 'step',
  steps: (name) => [
    makes(
      `src/node/compile/mdx/rehype-${name}.ts`,
      `import type { Nodes, Root } from 'hast';
import { nodesIn } from '../../content/nodes-in.ts';

/** Gives rules a class. */
export function rehype${capital(name)}() {
  return (tree: Root) => {
    for (const node of nodesIn<Nodes>(tree)) {
      if (node.type === 'element' && node.tagName === 'hr') node.properties.className = ['${name}'];
    }
  };
}
`,
    ),
    adds(
      'src/node/compile/mdx/options.ts',
      [/^/, `import { rehype${capital(name)} } from './rehype-${name}.ts';\n`],
      [/ \[rehypeElements, context\],\n/, `      rehype${capital(name)},\n`],
    ),
  ],
  forgotten: [noModule((name) => `./rehype-${name}.ts`), unused((name) => `src/node/compile/mdx/rehype-${name}.ts`)],
};

const output: Recipe = {
  title: 'An output of the build',
  word: 'output',
  steps: (name) => [
    makes(
      `src/node/output/emit/${name}.ts`,
      `import type { Emitter } from './emitter.ts';

/** Says how many pages there are. */
export const ${name}: Emitter = ({ pages }) => [{ path: '${name}.txt', text: \`\${pages.length} pages\\n\` }];
`,
    ),
    adds(
      'src/node/output/emit/all.ts',
      [/^/, `import { ${name} } from './${name}.ts';\n`],
      [/export const emitters: .*= \[/, `${name}, `],
    ),
  ],
  forgotten: [noModule((name) => `./${name}.ts`), unused((name) => `src/node/output/emit/${name}.ts`)],
};

const part: Recipe = {
  title: 'A part of the theme',
  word: 'part',
  steps: (name) => [
    makes(
      `src/theme/${name}/${name}.tsx`,
      `export function ${capital(name)}() {
  return (
    <button type="button" className="${name}" data-replay="" onClick={() => scrollTo(0, 0)}>
      Up
    </button>
  );
}
`,
    ),
    makes(`src/theme/${name}/${name}.css`, `.${name} {\n  color: var(--ink);\n}\n`),
    adds('src/theme/styles/main.css', [
      /@import '\.\.\/sidebar\/sidebar\.css' layer\(components\);\n/,
      `@import '../${name}/${name}.css' layer(components);\n`,
    ]),
    adds(
      'src/theme/footer/site-footer.tsx',
      [/^/, `import { ${capital(name)} } from '../${name}/${name}.tsx';\n`],
      [/<SocialLinks \/>\n/, `      <${capital(name)} />\n`],
    ),
  ],
  forgotten: [
    noModule((name) => `../${name}/${name}.tsx`),
    (name) => [`src/theme/styles/main.css: there is no src/theme/${name}/${name}.css`],
    (name) => [`src/theme/${name}/${name}.css is in no stylesheet`],
    unused((name) => `src/theme/${name}/${name}.tsx`),
  ],
};

const icon: Recipe = {
  title: 'An icon',
  word: 'icon',
  steps: (name) => [
    adds('src/theme/parts/icon.tsx', [/export type IconName =\n/, `  | '${name}'\n`]),
    adds(
      'src/theme/parts/icons.css',
      [/(?<=\\\n)(?=<\/svg>)/, "<path d='M4 4h16' transform='translate(0 336)'/>\\\n"],
      [/$/, `\n.icon-${name} {\n  --at: 14;\n}\n`],
    ),
    adds('src/theme/nav/navbar.tsx', [/<Icon name="menu" \/>/, `<Icon name="${name}" />`]),
  ],
  forgotten: [
    (name) => [`Type '"${name}"' is not assignable to type`],
    (name) => [`src/theme/parts/icons.css has no drawing for .icon-${name}`],
  ],
};

const callout: Recipe = {
  title: 'A kind of callout',
  word: 'kind',
  steps: (name) => [
    adds('src/shared/mdx.ts', [/CALLOUT_KINDS = \[/, `'${name}', `]),
    adds('src/site/texts/en.ts', [/callout: \{\n/, `    ${name}: 'In English',\n`]),
    adds('src/site/texts/zh.ts', [/callout: \{\n/, `    ${name}: '中文标题',\n`]),
    adds('src/theme/styles/prose.css', [/$/, `\n.prose .callout-${name} {\n  --tone: var(--warn);\n}\n`]),
  ],
  forgotten: [
    unknown('src/site/texts/en.ts'),
    missing('src/site/texts/en.ts'),
    missing('src/site/texts/zh.ts'),
    (name) => [`src/theme/styles/prose.css has no colors for .callout-${name}`],
  ],
};

const field: Recipe = {
  title: 'A field of the frontmatter',
  word: 'field',
  steps: (name) => [
    adds('src/shared/schema/frontmatter.ts', [
      /const frontmatterFields = .*\{\n/,
      `  ${name}: v.exactOptional(v.boolean()),\n`,
    ]),
  ],
  forgotten: [],
};

const pageType: Recipe = {
  title: 'A type of page',
  word: 'type',
  steps: (name) => [
    adds('src/shared/schema/frontmatter.ts', [/pageType = v\.picklist\(\[/, `'${name}', `]),
    makes(
      `src/theme/layouts/${name}-layout.tsx`,
      `import { mdxComponents } from '../mdx/components.ts';
import { usePage } from '../navigation/view.ts';

/** Nothing but the content, in an aside. */
export function ${capital(name)}Layout() {
  const { Content } = usePage();
  return (
    <aside className="prose">
      <Content components={mdxComponents} />
    </aside>
  );
}
`,
    ),
    adds(
      'src/theme/layouts/layout.tsx',
      [/^/, `import { ${capital(name)}Layout } from './${name}-layout.tsx';\n`],
      [/const LAYOUTS = \{\n/, `  ${name}: ${capital(name)}Layout,\n`],
    ),
  ],
  forgotten: [
    unknown('src/theme/layouts/layout.tsx'),
    noModule((name) => `./${name}-layout.tsx`),
    missing('src/theme/layouts/layout.tsx'),
  ],
};

export const changeSite: readonly Recipe[] = [
  navigation,
  setting,
  languageSetting,
  text,
  component,
  callout,
  field,
  pageType,
  compilerStep,
  output,
  part,
  icon,
];
