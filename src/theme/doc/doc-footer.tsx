import type { SyntheticEvent } from 'react';
import { currentVersion } from '#shared/address.ts';
import { reportUrl } from '#shared/report-url.ts';
import { neighbors } from '#shared/sidebar.ts';
import { fill } from '#shared/texts.ts';
import { usePage, useSite, useTexts } from '../navigation/view.ts';
import { headingsOfPage } from '../parts/heading-in-view.ts';
import { Icon } from '../parts/icon.tsx';

/** Footer of an article: edit link, report link, last update, previous and next page. */
export function DocFooter() {
  const { data, sidebar } = usePage();
  const { config, locale } = useSite();
  const { editLink } = locale;
  const { reportUrl } = config.themeConfig;
  // Examples are only run against the installed version of the package, never against older ones.
  const examplesVersion = data.version === currentVersion(config) ? config.themeConfig.examplesVersion : undefined;
  const texts = useTexts();
  const { prev, next } = neighbors(sidebar, data.routePath);
  const pager = [
    { rel: 'prev', link: prev, label: texts.doc.prevPage },
    { rel: 'next', link: next, label: texts.doc.nextPage },
  ];
  return (
    <div className="doc-footer">
      <div className="doc-facts">
        {editLink && (
          <a className="edit-link" href={editLink.docRepoBaseUrl + data._relativePath}>
            <Icon name="edit" />
            {texts.doc.editLink}
          </a>
        )}
        {reportUrl !== undefined && <ReportLink template={reportUrl} version={examplesVersion ?? data.version} />}
        {examplesVersion !== undefined && <p>{fill(texts.doc.examplesVersion, { version: examplesVersion })}</p>}
        {data.lastUpdatedTime !== '' && (
          <p>
            {texts.doc.lastUpdated} <time>{data.lastUpdatedTime}</time>
          </p>
        )}
      </div>
      {(prev || next) && (
        <nav className="pager" aria-label={texts.doc.pager}>
          {pager.map(
            ({ rel, link, label }) =>
              link && (
                <a key={rel} className={`pager-link pager-${rel}`} href={link.link} rel={rel}>
                  <span className="pager-label">{label}</span>
                  <span className="pager-title">{link.text}</span>
                </a>
              ),
          )}
        </nav>
      )}
    </div>
  );
}

/** Link to a prepared report with page and version; a press adds the selected text and its section. */
function ReportLink({ template, version }: { readonly template: string; readonly version: string | undefined }) {
  const { data } = usePage();
  const { config } = useSite();
  const { report } = useTexts().doc;
  const address = config.origin + data.routePath;
  const urlFor = (hash: string, selected: string) =>
    reportUrl(template, {
      title: fill(report.title, { page: data.title }),
      facts: [`${report.page} ${address}${hash}`, ...(version ? [`${report.version} ${version}`] : [])],
      selected,
      question: report.question,
    });
  // On pointerdown and focus, since the click comes after the selection has been cleared.
  const prepare = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
    const selected = selectionInArticle();
    currentTarget.href = urlFor(selected?.hash ?? location.hash, selected?.text ?? '');
  };
  return (
    <a className="report-link" href={urlFor('', '')} onPointerDown={prepare} onFocus={prepare}>
      {report.link}
    </a>
  );
}

/** The text selected in the article, and the hash of its section. */
function selectionInArticle(): { readonly text: string; readonly hash: string } | undefined {
  const selection = getSelection();
  const start = selection?.anchorNode;
  const article = document.querySelector('article');
  if (!selection || !start || selection.isCollapsed || !article?.contains(start)) return undefined;
  const above = headingsOfPage().findLast(
    (heading) => heading.contains(start) || heading.compareDocumentPosition(start) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  return { text: selection.toString(), hash: above ? `#${above.id}` : '' };
}
