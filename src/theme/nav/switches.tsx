import type { MouseEventHandler } from 'react';
import { useLocation } from 'react-router-dom';
import { addressIn, versionNames } from '#shared/address.ts';
import { bareRoute, localize } from '#shared/path.ts';
import { useBrowserValue } from '../hooks/use-browser-value.ts';
import { usePath } from '../navigation/use-path.ts';
import { usePage, useSite, useTexts } from '../navigation/view.ts';
import { Dropdown } from '../parts/dropdown.tsx';
import { hashInView } from '../parts/heading-in-view.ts';
import { Icon, NamedIcon } from '../parts/icon.tsx';
import { MenuStyles } from './menu-styles.tsx';

/**
 * The language switch; nothing with only one language (spec 2.3). Links to the page in each language, with query and
 * section; on the 404 page to the requested address, if known.
 */
export function LanguageSwitch() {
  const { config, languages } = useSite();
  const { data } = usePage();
  const texts = useTexts();
  const { search, hash } = useLocation();
  const path = usePath() ?? addressIn('/', data, config);
  const rest = useBrowserValue(() => search + hash, '');
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
      <ul className="menu-links">
        {languages.map(({ lang, tag, label }) => (
          <li key={lang}>
            <a
              href={localize(path, lang, config.lang) + rest}
              lang={tag}
              hrefLang={tag}
              aria-current={lang === data.lang ? 'true' : undefined}
              {...onPress(({ currentTarget }) => {
                currentTarget.hash = hashInView(data.toc);
              })}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Dropdown>
  );
}

/**
 * The version switch; nothing with only one version (spec 2.3). Links to the page in each version, and there to the
 * section being read.
 */
export function VersionSwitch() {
  const { config } = useSite();
  const { data } = usePage();
  const texts = useTexts();
  const names = versionNames(config);
  if (names.length < 2) return null;
  const links =
    // The 404 page and the list of all pages have no twins in other versions: link to the home pages.
    data.versions ?? names.map((version) => ({ version, link: addressIn('/', { ...data, version }, config) }));
  return (
    <Dropdown
      className="version-switch"
      button={
        <>
          <span className="visually-hidden">{texts.nav.versions} </span>
          {data.version}
        </>
      }
    >
      <MenuStyles />
      <ul className="menu-links">
        {links.map(({ version, link }) => (
          <li key={version}>
            <a
              href={link}
              aria-current={version === data.version ? 'true' : undefined}
              {...onPress(({ currentTarget }) => {
                if (bareRoute(link) === bareRoute(data.routePath)) currentTarget.hash = hashInView(data.toc);
              })}
            >
              {version}
            </a>
          </li>
        ))}
      </ul>
    </Dropdown>
  );
}

/** Handlers for every way to press a link: a middle click opens a new tab without a `click` event. */
function onPress(handle: MouseEventHandler<HTMLAnchorElement>) {
  return { onClick: handle, onAuxClick: handle };
}
