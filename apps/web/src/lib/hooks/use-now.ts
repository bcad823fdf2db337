import { useSyncExternalStore } from 'react';

const STEP_MS = 15_000;

/** The current time, updated every 15 seconds. */
export function useNow(): Date {
  return new Date(useSyncExternalStore(tick, step, step));
}

const step = () => Math.floor(Date.now() / STEP_MS) * STEP_MS;

function tick(moved: () => void): () => void {
  const timer = setInterval(moved, STEP_MS);
  return () => clearInterval(timer);
}
