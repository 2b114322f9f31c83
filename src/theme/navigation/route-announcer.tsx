import { useState } from 'react';
import { usePage } from './view.ts';

/** Announces a new page to screen readers, which browsers do only on a full load. */
export function RouteAnnouncer() {
  const { routePath, title } = usePage().data;
  const [told, tell] = useState({ routePath, title: '' });
  if (routePath !== told.routePath) tell({ routePath, title });
  return (
    <div className="visually-hidden" role="status">
      {/* A new element for each page: two pages may have the same title. */}
      <span key={told.routePath}>{told.title}</span>
    </div>
  );
}
