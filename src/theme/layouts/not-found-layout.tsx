import { CONTENT_ID } from '#shared/dom.ts';
import { addressIn } from '#shared/address.ts';
import styles from '../not-found/not-found.css?url';
import { NotFoundSearch } from '../search/not-found-search.tsx';
import { usePage, useSite, useTexts } from '../navigation/view.ts';
import { useLanguageSegmentRedirect } from './use-language-segment-redirect.ts';

/** Spec 2.6. Links carry version and language unless these are the defaults. */
export function NotFoundLayout() {
  const texts = useTexts();
  const { config, languages } = useSite();
  const { data } = usePage();
  useLanguageSegmentRedirect(config.lang);
  return (
    <main id={CONTENT_ID} className="not-found" tabIndex={-1}>
      <link rel="stylesheet" href={styles} precedence="page" />
      <h1>
        <span className="not-found-code">404</span>
        <span className="not-found-title">{texts.notFound.title}</span>
      </h1>
      <p>{texts.notFound.lead}</p>
      <a className="button button-brand" href={addressIn('/', data, config)}>
        {texts.notFound.home}
      </a>
      {languages
        .filter(({ lang }) => lang !== data.lang)
        .map(({ lang, tag, notFound }) => (
          <p key={lang} className="not-found-other" lang={tag}>
            {notFound.title}
            {' · '}
            <a href={addressIn('/', { lang, version: data.version }, config)}>{notFound.home}</a>
          </p>
        ))}
      <NotFoundSearch />
    </main>
  );
}
