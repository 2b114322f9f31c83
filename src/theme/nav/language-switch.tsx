import { useLocation } from 'react-router-dom';
import { addressIn } from '#shared/address.ts';
import { localize } from '#shared/path.ts';
import { useBrowserValue } from '../hooks/use-browser-value.ts';
import { usePage, useSite, useTexts } from '../navigation/view.ts';
import { Dropdown } from '../parts/dropdown.tsx';
import { hashInView } from '../parts/heading-in-view.ts';
import { NamedIcon } from '../parts/icon.tsx';

/** Links to the page in each language, with query and section; on the 404 page to the requested address, if known. */
export function LanguageLinks() {
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

/** The language switch of the navbar; nothing with only one language (spec 2.3). */
export function LanguageSwitch() {
  const { languages } = useSite();
  const texts = useTexts();
  if (languages.length < 2) return null;
  return (
    <Dropdown className="language-switch" isIcon button={<NamedIcon icon="language" name={texts.nav.languages} />}>
      <LanguageLinks />
    </Dropdown>
  );
}
