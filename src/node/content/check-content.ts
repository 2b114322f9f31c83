import { slug } from 'github-slugger';
import { addressIn, versionNames } from '#shared/address.ts';
import { LANGS, SOURCE_LANG, type Lang } from '#shared/page.ts';
import { bareRoute, isExternal, isVersion, localize, routeKey, sectionOf } from '#shared/path.ts';
import { flattenSidebar, sidebarAt, sidebarKey, sidebarSections } from '#shared/sidebar.ts';
import { assets, heroImage, links, navigation } from './check-links.ts';
import { phrasesHaveSections, uniquePhrases } from './check-phrases.ts';
import { at, uniqueAcrossLanguages, type Check, type CheckInput } from './check.ts';
import { examplesName } from './examples/extract.ts';
import { pathInLanguage, twinFile } from './page-files.ts';
import { currentPages, pagesBySection, routesOf, sidebarOf, type IndexedPage } from './page-index.ts';
import { pairHeadings } from './pair-headings.ts';
import { placeText, problem, type Problem } from './problem.ts';
import type { SourceHeading, SourcePage } from './read-page.ts';
import { repeated } from './repeated.ts';
import { reservedFor } from './reserved-routes.ts';

/** Checks the pages against one another, the sidebar and the files. Any problem fails the build. */
export function checkContent(input: CheckInput): readonly Problem[] {
  // An unreadable page has no title, headings or links, so checks against it would mislead.
  if (input.pages.some(({ source }) => source.hash === '')) return ownErrors(input);
  const checks: readonly Check[] = [
    ownErrors,
    oneTitle,
    uniqueRoutes,
    uniqueExamples,
    freeRoutes,
    pageNames,
    twins,
    sidebarVersions,
    sidebarEntries,
    pagesInSidebar,
    navigation,
    links,
    assets,
    heroImage,
    phrasesHaveSections,
    uniquePhrases,
  ];
  return checks.flatMap((check) => check(input));
}

const ownErrors: Check = ({ pages }) => pages.flatMap(({ source }) => source.errors);

/**
 * A doc page needs a first-level heading, unless there is a fallback; other pages, except home pages, need one or a
 * title. No page may have two.
 */
const oneTitle: Check = ({ pages, site }) =>
  pages.flatMap((page) => {
    const fallback = site.config.themeConfig.fallbackHeadingTitle;
    const [first, second] = page.source.headings.filter(({ depth }) => depth === 1);
    if (second) return [problem(at(page, second), 'a page has one first-level heading; this is a second one')];
    // An overview has a default title.
    const isDoc = page.data.pageType === 'doc' && !page.entry.frontmatter.overview && !fallback;
    if (isDoc && !first) return [problem(at(page), 'the page has no first-level heading ("# Title")')];
    return page.entry.title || page.data.pageType === 'home'
      ? []
      : [problem(at(page), 'the page has neither a title in its frontmatter nor a first-level heading')];
  });

const uniqueRoutes: Check = ({ pages }) =>
  repeated(pages, ({ entry }) => routeKey(entry.routePath)).map(({ item, first }) =>
    problem(at(item), `the route ${item.entry.routePath} is taken by ${first.file}; rename one of them`),
  );

/** The downloads of all pages are in one folder. */
const uniqueExamples: Check = ({ pages, site }) => {
  const withDownloads = currentPages(pages, SOURCE_LANG, site.config).filter(
    ({ source }) => source.downloads.length > 0,
  );
  const nameOf = ({ entry }: IndexedPage) => examplesName(entry._relativePath);
  return repeated(withDownloads, nameOf).map(({ item, first }) =>
    problem(at(item), `its examples are named ${nameOf(item)}, as those of ${first.file}; rename one of the pages`),
  );
};

/** The build and hosts use some routes themselves. */
const freeRoutes: Check = ({ pages }) =>
  pages.flatMap((page) => {
    const reason = reservedFor(bareRoute(page.entry.routePath));
    return reason === undefined
      ? []
      : [problem(at(page), `no page can be at ${page.entry.routePath}: ${reason}; rename the file`)];
  });

/** A page must not be named like a version, language or file, which its path could then mean, nor need escapes. */
const pageNames: Check = ({ pages }) =>
  pages.flatMap((page) => {
    const own = pathInLanguage(page.entry._relativePath).split('/');
    const [first = '', last = first] = [own[0], own.at(-1)];
    if (isVersion(first)) return [problem(at(page), `"${first}" is named like a version; give it another name`)];
    if (LANGS.some((lang) => lang === first)) {
      return [problem(at(page), `"${first}" is named like a language; give it another name`)];
    }
    if (last.includes('.')) return [problem(at(page), `"${last}" is named like a file; leave out the dot`)];
    return own
      .filter((segment) => /[^\w.-]/.test(segment))
      .map((segment) =>
        problem(at(page), `"${segment}" needs escapes in the address; use letters a to z, digits and hyphens`),
      );
  });

/** Each page must exist in every language with the same heading structure, since all languages share the ids. */
const twins: Check = ({ pages, site }) => {
  const byRoute = routesOf(pages);
  return pages.flatMap((page) => {
    const { lang, routePath } = page.entry;
    return LANGS.filter((other) => other !== lang).flatMap((other) => {
      const twin = byRoute.get(routeKey(localize(routePath, other, site.config.lang)));
      if (!twin) {
        const { _relativePath } = page.entry;
        const wanted = page.file.slice(0, -_relativePath.length) + twinFile(_relativePath, other);
        return [problem(at(page), `the page does not exist in "${other}"; write ${wanted}`)];
      }
      return lang === SOURCE_LANG ? [] : headingDifferences(page, twin);
    });
  });
};

function headingDifferences({ source, file }: IndexedPage, twin: IndexedPage): readonly Problem[] {
  const [ids, twinIds] = [repeatedIds(source), repeatedIds(twin.source)];
  let above: SourceHeading | undefined;
  return pairHeadings(source, twin.source).flatMap(({ own, other }) => {
    const [heading, original] = [source.headings[own ?? -1], twin.source.headings[other ?? -1]];
    above = heading ?? above;
    const place = { file, line: above?.line };
    if (heading && original) {
      if (heading.depth === original.depth) return [];
      const depths = `has depth ${heading.depth}, but "${original.text}" of ${twin.file} has depth ${original.depth}`;
      return [problem(place, `heading "${heading.text}" ${depths}`)];
    }
    if (heading) {
      const reason = `heading "${heading.text}" has no counterpart in ${twin.file}`;
      return ids.has(slug(heading.text)) ? [] : [problem(place, reason)];
    }
    if (!original || twinIds.has(slug(original.text))) return [];
    const where = above ? ` below "${above.text}"` : '';
    return [problem(place, `the heading "${original.text}" of ${placeText(at(twin, original))} is missing${where}`)];
  });
}

/** Ids that several headings share. `readPage` reports these headings; their counterparts need no report. */
function repeatedIds({ headings }: SourcePage): ReadonlySet<string> {
  return new Set(repeated(headings, ({ text }) => slug(text)).map(({ item }) => slug(item.text)));
}

/** The version in a key such as `v1/guide` must exist and not be the default one, whose keys have no version. */
const sidebarVersions: Check = ({ site: { config, locales } }) => {
  const { default: current, versions } = config.multiVersion ?? { default: '', versions: [] };
  const keys = uniqueAcrossLanguages(
    (lang) => Object.keys(locales[lang].sidebar),
    (key) => key,
  );
  return keys.flatMap((key) => {
    const [version = '', section] = key.split('/');
    if (!isVersion(version) || (version !== current && versions.includes(version))) return [];
    const reason =
      version === current ? `is the default version; name it "${section}"` : 'is not a version of the site; remove it';
    return [problem({ file: sidebarName(key) }, `"${version}" ${reason}`)];
  });
};

/** Checks the sidebars of each language. A problem of several languages is reported once. */
const sidebarEntries: Check = (input) => {
  const wrong = uniqueAcrossLanguages(
    (lang) => wrongEntries(lang, input),
    ({ key }) => key,
  );
  return wrong.map(({ found }) => found);
};

/**
 * The wrong entries of a language's sidebars. Their links are written in the default language, so that a mistake has
 * the same key in every language.
 */
function wrongEntries(lang: Lang, { pages, site: { config, locales }, site }: CheckInput) {
  const routes = routesOf(pages);
  const { sidebar } = locales[lang];
  return versionNames(config).flatMap((version) =>
    sidebarSections(sidebar).flatMap((section) => {
      const address = addressIn(`/${section}/`, { lang, version }, config);
      // A version may lack sections of another one.
      const isThere = pages.some(({ entry }) => entry.version === version && sectionOf(entry.routePath) === section);
      if (version !== '' && !isThere) return [];
      const file = sidebarName(sidebarKey(sidebar, address));
      const links = flattenSidebar(sidebarAt(site, address, lang))
        .filter(({ link }) => !isExternal(link))
        .map(({ text, link }) => ({ text, link: localize(link, config.lang, config.lang) }));
      // The texts differ between languages, the keys do not.
      const wrong = ({ text, link }: (typeof links)[0], kind: string, reason: string) => ({
        key: `${file} ${link} ${kind}`,
        found: problem({ file }, `"${text}" links to ${link}, ${reason}`),
      });
      // Otherwise the page could link to itself as its next page.
      const twice = repeated(links, ({ link }) => routeKey(link));
      return [
        ...links
          .filter(({ link }) => !routes.has(routeKey(link)))
          .map((each) => wrong(each, 'lost', 'which is not a page')),
        ...twice.map(({ item, first }) => wrong(item, 'twice', `as "${first.text}" does; remove one of them`)),
      ];
    }),
  );
}

/** Checks that each language's sidebars list its pages. A page that several languages miss is reported once. */
const pagesInSidebar: Check = ({ pages, site }) => {
  const routes = routesOf(pages);
  const inDefault = ({ entry }: IndexedPage) => routeKey(localize(entry.routePath, site.config.lang, site.config.lang));
  const unlisted = (lang: Lang) => {
    // A page without a twin is reported as such.
    const own = pages.filter(
      (page) => page.data.pageType === 'doc' && page.entry.lang === lang && routes.has(inDefault(page)),
    );
    return [...pagesBySection(own).values()].flatMap((section) => {
      const listed = new Set(flattenSidebar(sidebarOf(section, site)).map(({ link }) => routeKey(link)));
      return section.filter(({ entry }) => !listed.has(routeKey(entry.routePath)));
    });
  };
  return uniqueAcrossLanguages(unlisted, inDefault).map((page) => {
    const { lang, routePath } = page.entry;
    const [route, { sidebar }] = [bareRoute(routePath), site.locales[lang]];
    if (route === '/') return problem(at(page), 'the start page is in no sidebar; write "pageType: home"');
    const key = sidebarKey(sidebar, routePath);
    return Object.hasOwn(sidebar, key)
      ? problem(at(page), `the page is not in the ${sidebarName(key)}; add ${route} there`)
      : problem(at(page), `the site's configuration has no sidebar "${key}"; write one, with ${route}`);
  });
};

/** Names the sidebar in errors: the configuration comes as an object, so its file is not known here. */
const sidebarName = (section: string) => `sidebar "${section}" of the site's configuration`;
