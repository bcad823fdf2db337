import { useLayoutEffect, useRef } from 'react';
import { useNavigation } from 'react-router';

export type Place = { pathname: string; search: string };

/**
 * Returns a function that reads the present location, or the location that is loading. The handler of a late reply
 * compares this location with an earlier one, so that it does not navigate away from a page that the person has opened
 * meanwhile.
 */
export function useCurrentLocation(): () => Place {
  const { location } = useNavigation();
  const next = useRef(location);
  useLayoutEffect(() => {
    next.current = location;
  }, [location]);
  return () => next.current ?? window.location;
}
