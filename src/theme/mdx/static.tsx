import { memo } from 'react';

/**
 * A run of the page that has no components, as the HTML that the compiler made of it.
 * The client takes the same text from the page, so nothing is compared and nothing is lost.
 */
export const Static = memo(function Static({ html }: { readonly html: string }) {
  return <div data-static="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
});
