import { type ComponentType, lazy } from 'react';
import { loadDocument } from './load-document.ts';
import { reached } from './offline/connection.ts';

type Module<T> = { default: T };

/** Seconds to wait before each further try to load a part. */
const waits = [0, 1];

/**
 * A part of the page that is loaded when it is first shown: `lazyPart(() => import('./Part.tsx'))`. If the connection breaks,
 * it waits until the product answers again, while the page around it stays with all that was typed. If it still cannot be
 * loaded, it belongs to an old build, or the browser does not fetch a failed module again (Chrome until 2026:
 * whatwg/html#10327): then the page is reloaded.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- whatever the component takes
export function lazyPart<T extends ComponentType<any>>(load: () => Promise<Module<T>>) {
  return lazy(import.meta.env.SSR ? load : () => loaded(load));
}

/** For a part that nobody asked for: if it cannot be loaded, the page goes on without it. */
export function optionalLazyPart<P>(load: () => Promise<Module<ComponentType<P>>>) {
  return lazy<ComponentType<P>>(import.meta.env.SSR ? load : () => loaded(load, () => ({ default: () => null })));
}

type Otherwise<T> = (load: () => unknown, cause: unknown) => Module<T> | Promise<never>;

export async function loaded<T>(
  load: () => Promise<Module<T>>,
  otherwise: Otherwise<T> = loadedAnew,
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

/** Reloads the page, once for each part: if it fails again, that is an error of the page. */
function loadedAnew(load: () => unknown, cause: unknown): Promise<never> {
  const mark = `loaded-anew:${String(load)}`;
  if (sessionStorage.getItem(mark)) throw new PartGone('A part of the page did not come.', { cause });
  sessionStorage.setItem(mark, 'yes');
  loadDocument();
  return new Promise(() => {});
}

/** React does not load a failed part again: only a reload or another page helps. */
export class PartGone extends Error {
  override name = 'PartGone';
}

/** Styles that failed to load are not fetched again by the browser: their link is replaced, so that they are. */
function loadStylesAgain() {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (!link.sheet) link.replaceWith(link.cloneNode());
}
