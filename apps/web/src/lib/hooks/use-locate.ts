import { useState } from 'react';
import type { Position } from '../position.ts';

type LocateState = 'asked' | 'refused' | 'unavailable';

/** Long enough for a phone indoors, which finds its place by the network first. */
const longest = { maximumAge: 300_000, timeout: 15_000 };

/** Asks the browser for the location; `state` says what came of it, until it is found. */
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
