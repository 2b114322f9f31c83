import { currentVersion } from '#shared/address.ts';
import { neighbors, type SidebarLink } from '#shared/sidebar.ts';
import { fill } from '#shared/texts.ts';
import { usePage, useSite, useTexts } from '../navigation/view.ts';
import { Icon } from '../parts/icon.tsx';
import { ReportLink } from './report-link.tsx';

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
            {texts.doc.lastUpdated}{' '}
            <time dateTime={data.lastUpdatedTime}>{data.lastUpdatedTime.slice(0, 'yyyy-mm-dd'.length)}</time>
          </p>
        )}
      </div>
      {(prev || next) && (
        <nav className="pager" aria-label={texts.doc.pager}>
          {prev && <PagerLink link={prev} label={texts.doc.prevPage} direction="prev" />}
          {next && <PagerLink link={next} label={texts.doc.nextPage} direction="next" />}
        </nav>
      )}
    </div>
  );
}

interface PagerLinkProps {
  readonly link: SidebarLink;
  readonly label: string;
  readonly direction: 'prev' | 'next';
}

function PagerLink({ link, label, direction }: PagerLinkProps) {
  return (
    <a className={`pager-link pager-${direction}`} href={link.link} rel={direction}>
      <span className="pager-label">{label}</span>
      <span className="pager-title">{link.text}</span>
    </a>
  );
}
