import { useLayoutEffect, useRef } from 'react';
import { useNavigation } from 'react-router';

export type Place = { pathname: string; search: string };

/** Returns where the person is, or is navigating to, at the moment of the call: a late answer must not lead back. */
export function useCurrentLocation(): () => Place {
  const { location } = useNavigation();
  const next = useRef(location);
  useLayoutEffect(() => {
    next.current = location;
  }, [location]);
  return () => next.current ?? window.location;
}
