import { useState } from 'react';
import type { Position } from '../position.ts';

type LocateState = 'asked' | 'refused' | 'unavailable';

/**
 * The limits in milliseconds: the age of a known location, and the time to wait. A phone indoors needs this time,
 * because it first finds its location by the network.
 */
const longest = { maximumAge: 300_000, timeout: 15_000 };

/**
 * `locate` asks the browser for the location. `state` is the state of this request: waiting, refused or unavailable;
 * undefined before the request and after the location was found.
 */
export function useLocate(onFound: (position: Position) => void): { state?: LocateState; locate: () => void } {
  const [state, setState] = useState<LocateState>();
  const locate = () => {
    setState('asked');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setState(undefined);
        onFound({ latitude, longitude });
      },
      ({ code, PERMISSION_DENIED }) => setState(code === PERMISSION_DENIED ? 'refused' : 'unavailable'),
      longest,
    );
  };
  return { ...(state && { state }), locate };
}
