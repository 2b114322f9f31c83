import { useEffect } from 'react';

/** Says once that everything around it listens. */
export function Hydrated({ onHydrated }: { readonly onHydrated: () => void }) {
  // Only the first time: the callback may be another one at each render.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => onHydrated(), []);
  return null;
}
