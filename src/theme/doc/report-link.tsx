import type { SyntheticEvent } from 'react';
import { reportUrl } from '#shared/report-url.ts';
import { fill } from '#shared/texts.ts';
import { usePage, useSite, useTexts } from '../navigation/view.ts';
import { headingsOfPage } from '../parts/heading-in-view.ts';

interface ReportLinkProps {
  readonly template: string;
  readonly version: string | undefined;
}

/** Link to a prepared report with page and version; a press adds the selected text and its section. */
export function ReportLink({ template, version }: ReportLinkProps) {
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
