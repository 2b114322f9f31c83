import { createContext, use } from 'react';
import type { SiteData } from '#shared/site-data.ts';
import type { Texts } from '#shared/texts.ts';

const SiteContext = createContext<SiteData | undefined>(undefined);

export const SiteProvider = SiteContext.Provider;

/** The site data in the language of the current page. */
export function useSite(): SiteData {
  const site = use(SiteContext);
  if (!site) throw new Error('useSite is called outside <SiteProvider>');
  return site;
}

/** The theme's texts in the language of the current page. */
export function useTexts(): Texts {
  return useSite().locale.texts;
}
