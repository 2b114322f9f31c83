import { useSyncExternalStore } from 'react';
import { useLocation, type Location } from 'react-router-dom';

const never = () => () => {};

/** The current location; undefined in the first render, since the server knows neither query nor hash. */
export function useAddress(): Location | undefined {
  const address = useLocation();
  return useSyncExternalStore(
    never,
    () => address,
    () => undefined,
  );
}
