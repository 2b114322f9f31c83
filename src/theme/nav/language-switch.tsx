import { addressIn } from '#shared/address.ts';
import { localize } from '#shared/path.ts';
import { useAddress } from '../hooks/use-address.ts';
import { usePage } from '../page-context.tsx';
import { Dropdown } from '../parts/dropdown.tsx';
import { Icon } from '../parts/icon.tsx';
import { useSite, useTexts } from '../site-context.tsx';

/**
 * Links to the twins of the page on screen, with the address's query and hash: heading ids are the same in all languages.
 * The lost page's twin is the lost address in the other language; without scripts, which alone know that address, the
 * links lead home.
 */
export function LanguageLinks() {
  const { config, languages } = useSite();
  const { data } = usePage();
  const address = useAddress();
  const path = data.pageType === '404' ? (address?.pathname ?? addressIn('/', data, config)) : data.routePath;
  const rest = address ? address.search + address.hash : '';
  return (
    <ul className="choice-links">
      {languages.map(({ lang, tag, label }) => (
        <li key={lang}>
          <a
            href={localize(path, lang, config.lang) + rest}
            lang={tag}
            hrefLang={tag}
            aria-current={lang === data.lang ? 'true' : undefined}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The switch of the navigation bar; nothing when there is only one language (spec 2.3). */
export function LanguageSwitch() {
  const { languages } = useSite();
  const texts = useTexts();
  if (languages.length < 2) return null;
  return (
    <Dropdown
      className="language-switch"
      button={
        <>
          <Icon name="language" />
          <span className="visually-hidden">{texts.nav.languages}</span>
        </>
      }
    >
      <LanguageLinks />
    </Dropdown>
  );
}
