import { useEffect } from 'react';
import { documentTitle } from '#shared/head.ts';
import type { View } from './view.ts';

/** Keeps title, description and the canonical address, which phones share, in sync. The rest is for crawlers. */
export function useHead({ site, page }: View): void {
  useEffect(() => {
    // Spec 9: deferred by a zero-delay timer, so that the old history entry keeps the old title.
    const timer = setTimeout(() => {
      document.title = documentTitle(page.data, site.config.title);
      const description = page.data.frontmatter.description ?? site.locale.description;
      document.querySelector('meta[name=description]')?.setAttribute('content', description);
      document.querySelector('link[rel=canonical]')?.setAttribute('href', site.config.origin + page.data.routePath);
    });
    return () => clearTimeout(timer);
  }, [page, site]);
}
