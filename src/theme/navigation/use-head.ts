import { useEffect } from 'react';
import { documentTitle } from '#shared/head.ts';
import type { View } from './view.ts';

/** Keeps title and description in step with the page on screen; the rest of the head is for machines that load pages whole. */
export function useHead({ site, page }: View): void {
  useEffect(() => {
    // Spec 9: deferred by a zero-delay timer, so that history has the old title for the old entry.
    const timer = setTimeout(() => {
      document.title = documentTitle(page.data, site.config.title);
      const description = page.data.frontmatter.description ?? site.locale.description;
      document.querySelector('meta[name=description]')?.setAttribute('content', description);
    });
    return () => clearTimeout(timer);
  }, [page, site]);
}
