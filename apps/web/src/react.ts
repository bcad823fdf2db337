/**
 * The module that replaces `react` in every build of the pages (vite.config.ts). It is Preact's React layer with three
 * changes: its own `useId`, contexts without subscriptions on the server, and two exports that Preact lacks. These two
 * belong to concurrent rendering, which Preact does not have: it renders at once.
 */
import { Fragment } from 'preact';
import react from 'preact/compat';
import { useEffect, useId as useIdOfPlace, useState } from 'preact/hooks';

// @ts-expect-error -- its types declare another module format than its file has
export * from 'preact/compat';

export const Activity = Fragment;
export const useOptimistic = <State>(state: State) => [state, () => {}] as const;

let isTakenOver = false;
let given = 0;
const takeOver = () => {
  isTakenOver = true;
};

/**
 * Returns an id that is unique in the document. Preact counts ids anew in each root, and again when a root is rendered
 * again: a form that opens later would have the same id as a heading, and its button would send nothing. So Preact's
 * ids are used only until hydration, where they must equal the ids of the server; later ids are counted for the whole
 * document.
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
/** A context for the server, which renders once: a component that reads its value needs no subscription to changes. */
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
