import { useRef, useSyncExternalStore } from 'react';

export { useSyncExternalStore };

type Selected<State, Value> = { state: State; value: Value };

/**
 * Replaces `use-sync-external-store/shim` in every build of the pages (vite.config.ts). The package itself is CommonJS:
 * when a module requires React, the bundler wraps React in a function on every page.
 */
export function useSyncExternalStoreWithSelector<State, Value>(
  subscribe: (onChange: () => void) => () => void,
  stateNow: () => State,
  stateOnServer: (() => State) | null | undefined,
  select: (state: State) => Value,
  isEqual: (a: Value, b: Value) => boolean = Object.is,
): Value {
  const last = useRef<Selected<State, Value> & { select: typeof select }>(null);
  const read = (state: State): Value => {
    const before = last.current;
    if (before && before.select === select && Object.is(before.state, state)) return before.value;
    const selected = select(state);
    const value = before && isEqual(before.value, selected) ? before.value : selected;
    last.current = { state, select, value };
    return value;
  };
  return useSyncExternalStore(
    subscribe,
    () => read(stateNow()),
    () => read((stateOnServer ?? stateNow)()),
  );
}
