import type { Lang } from '#shared/page.ts';
import type { NavItem } from '#shared/schema/navigation.ts';

/** The navigation bar of a language; links are localized where they are used (spec 2.3). */
export function nav(lang: Lang): readonly NavItem[] {
  const text = (en: string, zh: string) => ({ en, zh })[lang];
  return [
    { text: text('Guide', '指南'), link: '/guide/start/', activeMatch: '/guide/', position: 'left' },
    { text: text('Config', '配置'), link: '/config/', activeMatch: '/config/', position: 'left' },
    { text: 'API', link: '/api/', activeMatch: '/api/', position: 'left' },
  ];
}
