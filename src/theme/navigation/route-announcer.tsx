import { useEffect, useRef, useState } from 'react';
import { usePage } from './view.ts';

/** Announces a new page to screen readers, which browsers do only on a full load. */
export function RouteAnnouncer() {
  const { data } = usePage();
  const [message, setMessage] = useState('');
  const shown = useRef(data.routePath);
  useEffect(() => {
    if (shown.current === data.routePath) return;
    shown.current = data.routePath;
    setMessage(data.title);
  }, [data]);
  return (
    <div className="visually-hidden" role="status">
      {message}
    </div>
  );
}
