import type { Sidebar } from '#shared/site.ts';

/** The words of the sidebars in one language. A page without an entry here is a build error. */
export interface SidebarTexts {
  readonly gettingStarted: string;
  readonly introduction: string;
  readonly quickStart: string;
  readonly features: string;
  readonly basic: string;
  readonly cli: string;
  readonly configure: string;
  readonly testFilter: string;
  readonly advanced: string;
  readonly debugging: string;
  readonly profiling: string;
}

/** The sidebars by section, once for both languages (spec 2.3). */
export function sidebar(text: SidebarTexts): Sidebar {
  return {
    guide: [
      {
        text: text.gettingStarted,
        items: [
          { text: text.introduction, link: '/guide/start/' },
          { text: text.quickStart, link: '/guide/start/quick-start' },
          { text: text.features, link: '/guide/start/features' },
        ],
      },
      {
        text: text.basic,
        items: [
          { text: text.cli, link: '/guide/basic/cli' },
          { text: text.configure, link: '/guide/basic/configure-rstest' },
          { text: text.testFilter, link: '/guide/basic/test-filter' },
        ],
      },
      {
        text: text.advanced,
        items: [
          { text: text.debugging, link: '/guide/advanced/debugging' },
          { text: text.profiling, link: '/guide/advanced/profiling' },
        ],
      },
    ],
  };
}
