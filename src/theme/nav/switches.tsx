import { useLocation } from 'react-router-dom';
import { addressIn, versionNames } from '#shared/address.ts';
import type { VersionLink } from '#shared/page.ts';
import { bareRoute, localize } from '#shared/path.ts';
import { useBrowserValue } from '../hooks/use-browser-value.ts';
import { usePage, useSite, useTexts } from '../navigation/view.ts';
import { Dropdown } from '../parts/dropdown.tsx';
import { hashInView } from '../parts/heading-in-view.ts';
import { Icon, NamedIcon } from '../parts/icon.tsx';
import { MenuStyles } from './menu-styles.tsx';

/** Links to the page in each language, with query and section; on the 404 page to the requested address, if known. */
function LanguageLinks() {
  const { config, languages } = useSite();
  const { data } = usePage();
  const location = useLocation();
  const address = useBrowserValue(() => location, undefined);
  const path = data.pageType === '404' ? (address?.pathname ?? addressIn('/', data, config)) : data.routePath;
  const rest = address ? address.search + address.hash : '';
  return (
    <ul className="menu-links">
      {languages.map(({ lang, tag, label }) => (
        <li key={lang}>
          <a
            href={localize(path, lang, config.lang) + rest}
            lang={tag}
            hrefLang={tag}
            aria-current={lang === data.lang ? 'true' : undefined}
            onClick={({ currentTarget }) => {
              currentTarget.hash = hashInView(data.toc);
            }}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The language switch; nothing with only one language (spec 2.3). */
export function LanguageSwitch() {
  const { languages } = useSite();
  const texts = useTexts();
  if (languages.length < 2) return null;
  return (
    <Dropdown
      className="language-switch"
      isIcon
      button={
        <>
          <NamedIcon icon="language" name={texts.nav.languages} />
          <Icon name="chevron" />
        </>
      }
    >
      <LanguageLinks />
    </Dropdown>
  );
}

/** Links to the current page in each version; empty with fewer than two versions (spec 2.3). */
function useVersionLinks(): readonly VersionLink[] {
  const { config } = useSite();
  const { data } = usePage();
  const names = versionNames(config);
  if (names.length < 2) return [];
  // The 404 page and the list of all pages have no twins in other versions: link to the home pages.
  return data.versions ?? names.map((version) => ({ version, link: addressIn('/', { ...data, version }, config) }));
}

/** Links to the current page in each version, and there to the section being read. */
function VersionLinks() {
  const { version: shown, routePath, toc } = usePage().data;
  return (
    <ul className="menu-links">
      {useVersionLinks().map(({ version, link }) => (
        <li key={version}>
          <a
            href={link}
            aria-current={version === shown ? 'true' : undefined}
            onClick={({ currentTarget }) => {
              if (bareRoute(link) === bareRoute(routePath)) currentTarget.hash = hashInView(toc);
            }}
          >
            {version}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The version switch; nothing with only one version. */
export function VersionSwitch() {
  const texts = useTexts();
  const { version } = usePage().data;
  if (useVersionLinks().length === 0) return null;
  return (
    <Dropdown
      className="version-switch"
      button={
        <>
          <span className="visually-hidden">{texts.nav.versions} </span>
          {version}
        </>
      }
    >
      <MenuStyles />
      <VersionLinks />
    </Dropdown>
  );
}
