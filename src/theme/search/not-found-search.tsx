import { useEffect, useState, type ComponentType } from 'react';
import { useSite } from '../site-context.tsx';

/** The place of the simpler search on the lost page; its code comes after the page has been hydrated. */
export function NotFoundSearch() {
  const { config } = useSite();
  const isOn = config.themeConfig.search;
  const [Panel, setPanel] = useState<ComponentType>();
  useEffect(() => {
    // Without it the page still says what it has to say.
    if (isOn) import('./search-boxes.ts').then((module) => setPanel(() => module.SearchPanel), console.error);
  }, [isOn]);
  return isOn && <div className="lost-search">{Panel && <Panel />}</div>;
}
