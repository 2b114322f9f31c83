import { memo } from 'react';
import { trustHtml } from '#shared/trusted.ts';

/**
 * A part of the page without components, as HTML from the compiler. On hydration the client reads the same HTML from
 * the page, so React neither compares nor loses it.
 */
export const Static = memo(function Static({ html }: { readonly html: string }) {
  return <div data-static="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: trustHtml(html) }} />;
});
