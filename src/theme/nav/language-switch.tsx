import { useHash } from '../hooks/use-hash.ts';
import { localize } from '#shared/path.ts';
import { usePage } from '../page-context.tsx';
import { Dropdown } from '../parts/dropdown.tsx';
import { Icon } from '../parts/icon.tsx';
import { useSite, useTexts } from '../site-context.tsx';

/** Links to the twins of the page on screen. The section is kept: heading ids are the same in all languages. */
export function LanguageLinks() {
  const { config, languages } = useSite();
  const { data } = usePage();
  const hash = useHash();
  return (
    <ul className="choice-links">
      {languages.map(({ lang, tag, label }) => (
        <li key={lang}>
          <a
            href={localize(data.routePath, lang, config.lang) + hash}
            lang={tag}
            hrefLang={tag}
            aria-current={lang === data.lang ? 'true' : undefined}
            data-language={lang}
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
