import { useEffect } from 'react';
import { addressIn } from '#shared/address.ts';
import { CONTENT_ID } from '#shared/dom.ts';
import type { Lang } from '#shared/page.ts';
import { segmentsOf } from '#shared/path.ts';
import styles from '../not-found/not-found.css?url';
import { NotFoundSearch } from '../search/not-found-search.tsx';
import { usePage, useSite, useTexts } from '../navigation/view.ts';

/** Spec 2.6. Links carry version and language unless these are the defaults. */
export function NotFoundLayout() {
  const texts = useTexts();
  const { config, languages } = useSite();
  const { data } = usePage();
  // Spec 2.6: paths in the site's language have no language segment, so a path with one is redirected.
  useEffect(() => {
    const { pathname, search, hash } = location;
    const target = withoutSiteLanguage(pathname, config.lang);
    if (target !== undefined) location.replace(target + search + hash);
  }, [config.lang]);
  return (
    <main id={CONTENT_ID} className="not-found">
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

/** The path without the site language's segment, `/en/guide` → `/guide`; undefined when there is none. */
export function withoutSiteLanguage(pathname: string, siteLang: Lang): string | undefined {
  const segments = segmentsOf(pathname);
  const at = segments.indexOf(siteLang);
  if (at < 0) return undefined;
  const rest = segments.toSpliced(at, 1).join('/');
  // Built from segments, so the target can never be another origin.
  return pathname.endsWith('/') && rest !== '' ? `/${rest}/` : `/${rest}`;
}
