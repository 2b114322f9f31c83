import type { NavItem } from '#shared/site.ts';

export interface NavTexts {
  readonly guide: string;
  readonly config: string;
  readonly api: string;
}

/** The navigation bar, shared by both languages; links are localized where they are used (spec 2.3). */
export function nav(text: NavTexts): readonly NavItem[] {
  return [
    { text: text.guide, link: '/guide/start/', activeMatch: '/guide/', position: 'left' },
    { text: text.config, link: '/config/', activeMatch: '/config/', position: 'left' },
    { text: text.api, link: '/api/', activeMatch: '/api/', position: 'left' },
  ];
}
