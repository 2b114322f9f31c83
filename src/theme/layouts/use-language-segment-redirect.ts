import { useEffect } from 'react';
import type { Lang } from '#shared/page.ts';
import { segmentsOf } from '#shared/path.ts';

/** The path without the site language's segment, `/en/guide` → `/guide`; undefined when there is none. */
export function withoutSiteLanguage(pathname: string, siteLang: Lang): string | undefined {
  const segments = segmentsOf(pathname);
  const at = segments.indexOf(siteLang);
  if (at < 0) return undefined;
  const rest = segments.toSpliced(at, 1).join('/');
  // Built from segments, so the target can never be another origin.
  return pathname.endsWith('/') && rest !== '' ? `/${rest}/` : `/${rest}`;
}

/** Spec 2.6: paths in the site's language have no language segment, so a path with one is redirected. */
export function useLanguageSegmentRedirect(siteLang: Lang): void {
  useEffect(() => {
    const { pathname, search, hash } = location;
    const target = withoutSiteLanguage(pathname, siteLang);
    if (target !== undefined) location.replace(target + search + hash);
  }, [siteLang]);
}
