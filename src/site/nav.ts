import type { NavItem } from '#shared/site.ts';

/** The navigation bar, once for both languages; links are localized where they are used. */
export function nav(text: { readonly guide: string }): readonly NavItem[] {
  return [{ text: text.guide, link: '/guide/start/', activeMatch: '/guide/', position: 'left' }];
}
