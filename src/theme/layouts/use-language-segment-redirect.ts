import { useEffect } from 'react';
import type { Lang } from '#shared/page.ts';
import { segmentsOf } from '#shared/path.ts';

/** The path without its segment that names the site's own language; undefined when there is none. `/en/guide` → `/guide`. */
export function withoutSiteLanguage(pathname: string, siteLang: Lang): string | undefined {
  const segments = segmentsOf(pathname);
  const at = segments.indexOf(siteLang);
  if (at < 0) return undefined;
  const rest = segments.toSpliced(at, 1).join('/');
  // Built from segments, so it can never name another origin.
  return pathname.endsWith('/') && rest !== '' ? `/${rest}/` : `/${rest}`;
}

/** Spec 2.6: pages of the site's language stand without its segment, so a path with it is sent there. */
export function useLanguageSegmentRedirect(siteLang: Lang): void {
  useEffect(() => {
    const { pathname, search, hash } = location;
    const target = withoutSiteLanguage(pathname, siteLang);
    if (target !== undefined) location.replace(target + search + hash);
  }, [siteLang]);
}
