/**
 * What `import … from 'react'` means in every build of the pages (vite.config.ts): Preact's React, the two names that it
 * lacks, ids of our own, and on the server contexts that nobody follows. The two belong to rendering in the background,
 * which Preact does at once.
 */
import { Fragment } from 'preact';
import react from 'preact/compat';
import { useEffect, useId as useIdOfPlace, useState } from 'preact/hooks';

// @ts-expect-error -- its types describe a module of another kind than its file is
export * from 'preact/compat';

export const Activity = Fragment;
export const useOptimistic = <State>(state: State) => [state, () => {}] as const;

let isTakenOver = false;
let given = 0;
const takeOver = () => {
  isTakenOver = true;
};

/**
 * Preact counts ids below the nearest root, and from the beginning when that is drawn again: a form that opens later then
 * shares its id with a heading, and its button sends nothing. So only the page that the server has drawn is counted so, to
 * get the server's ids; what comes after it is counted for the whole document.
 */
export function useId(): string {
  const ofPlace = useIdOfPlace();
  const [id] = useState(() => (isTakenOver ? `i${++given}` : ofPlace));
  useEffect(takeOver, []);
  return id;
}

interface Provider {
  sub: (reader: unknown) => void;
}
const nobody = () => {};
/** The server draws once: who reads a value there has no other to be told of. */
function unfollowed<Value>(value: Value) {
  const context = react.createContext(value);
  const provide = context.Provider as unknown as (this: Provider, props: object) => unknown;
  const provideOnce = function (this: Provider, props: object) {
    const children = provide.call(this, props);
    this.sub = nobody;
    return children;
  };
  return Object.assign(context, { Provider: provideOnce });
}
export const createContext = import.meta.env.SSR ? unfollowed : react.createContext;

export default { ...react, Activity, useOptimistic, useId, createContext };
