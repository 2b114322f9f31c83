import { useEffect, useState, type ComponentType } from 'react';
import { useSite } from '../navigation/view.ts';
import { withStyles } from '../styles/adopt-styles.ts';

/** Placeholder of the simpler search on the 404 page; its code loads after hydration. */
export function NotFoundSearch() {
  const { config } = useSite();
  const isOn = config.themeConfig.search;
  const [Panel, setPanel] = useState<ComponentType>();
  useEffect(() => {
    // The page works without the search.
    if (isOn) withStyles(import('./search-boxes.ts')).then((part) => setPanel(() => part.SearchPanel), console.error);
  }, [isOn]);
  return isOn && <div className="not-found-search">{Panel && <Panel />}</div>;
}
