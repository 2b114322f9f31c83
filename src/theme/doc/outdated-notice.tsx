import { SOURCE_LANG } from '#shared/page.ts';
import { localize } from '#shared/path.ts';
import { usePage, useSite, useTexts } from '../navigation/view.ts';

/** Notice on a translation whose original has changed since, with a link to the original. */
export function OutdatedNotice() {
  const { data } = usePage();
  const { config } = useSite();
  const { title, text, original } = useTexts().doc.outdated;
  return (
    <div className="callout callout-note" role="note" aria-label={title}>
      <p className="callout-title">{title}</p>
      <p>
        {text}
        <a href={localize(data.routePath, SOURCE_LANG, config.lang)} hrefLang={SOURCE_LANG}>
          {original}
        </a>
      </p>
    </div>
  );
}
