import { type ComponentType, lazy } from 'react';
import { loadDocument } from './load-document.ts';
import { reached } from './offline/connection.ts';

type Module<T> = { default: T };

/** Seconds before each further attempt to load a component. */
const waits = [0, 1];

/**
 * A component that is loaded when it is first shown: `lazyPart(() => import('./Part.tsx'))`. After a lost connection it
 * waits until the server answers again, and the page around it keeps its typed values. If loading still fails, there
 * are two possible reasons: the page is of an old build, or the browser does not fetch a failed module again (Chrome
 * until 2026: whatwg/html#10327). In both cases the page is reloaded.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- whatever the component takes
export function lazyPart<T extends ComponentType<any>>(load: () => Promise<Module<T>>) {
  return lazy(import.meta.env.SSR ? load : () => loaded(load));
}

/**
 * Like `lazyPart`, for a component that is shown without an action of the person. If it cannot be loaded, nothing is
 * shown in its place, and the page works without it.
 */
export function optionalLazyPart<P>(load: () => Promise<Module<ComponentType<P>>>) {
  return lazy<ComponentType<P>>(import.meta.env.SSR ? load : () => loaded(load, () => ({ default: () => null })));
}

type Otherwise<T> = (load: () => unknown, cause: unknown) => Module<T> | Promise<never>;

export async function loaded<T>(
  load: () => Promise<Module<T>>,
  otherwise: Otherwise<T> = orReload,
): Promise<Module<T>> {
  for (let tried = 0; ; tried++) {
    try {
      return await load();
    } catch (error) {
      const wait = waits[tried];
      if (wait === undefined) return otherwise(load, error);
      await new Promise((resolve) => setTimeout(resolve, wait * 1000));
      await reached();
      loadStylesAgain();
    }
  }
}

/**
 * Reloads the page once for each component. If the component cannot be loaded after that either, the page shows an
 * error.
 */
function orReload(load: () => unknown, cause: unknown): Promise<never> {
  const reloading = reloadedOnce(String(load));
  if (!reloading) throw new PartGone('A part of the page did not come.', { cause });
  return reloading;
}

/**
 * Reloads the page for this component and returns a promise that never resolves. Returns undefined when the page was
 * already reloaded for this component.
 */
export function reloadedOnce(component: string): Promise<never> | undefined {
  const mark = `loaded-anew:${component}`;
  if (sessionStorage.getItem(mark)) return undefined;
  sessionStorage.setItem(mark, 'yes');
  loadDocument();
  return new Promise(() => {});
}

/**
 * Thrown when a component could not be loaded. React does not try again: the component is loaded again only after a
 * reload or on another page.
 */
export class PartGone extends Error {
  override name = 'PartGone';
}

/** The browser does not fetch failed stylesheets again, so their links are replaced. */
function loadStylesAgain() {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (!link.sheet) link.replaceWith(link.cloneNode());
}
