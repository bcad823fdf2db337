import { type ComponentType, lazy } from 'react';
import { reached } from './offline/connection.ts';

type Module<T> = { default: T };

/** A part that did not come is asked for again after so many seconds, once the product answers. */
const waits = [0, 1];

/**
 * A part of the page that is loaded when it is first shown: `lazily(() => import('./Part.tsx'))`. A line that breaks
 * meanwhile is waited for, and what is around the part stays with all that was typed. What cannot be had with a connection
 * belongs to a build that is served no longer, or to a browser that does not ask twice for a file (Chrome until 2026:
 * whatwg/html#10327), and the page is loaded anew.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- whatever the component takes
export function lazily<T extends ComponentType<any>>(load: () => Promise<Module<T>>) {
  return lazy(import.meta.env.SSR ? load : () => loaded(load));
}

/** A part that nobody asked for: where it cannot be had the page goes on without it. */
export function lazilyOrNot<P>(load: () => Promise<Module<ComponentType<P>>>) {
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

/** Once for each part of a build: what does not come then either is an error of the page. */
function loadedAnew(load: () => unknown, cause: unknown): Promise<never> {
  const mark = `loaded-anew:${String(load)}`;
  if (sessionStorage.getItem(mark)) throw new PartGone('A part of the page did not come.', { cause });
  sessionStorage.setItem(mark, 'yes');
  location.reload();
  return new Promise(() => {});
}

/** React does not ask for it again: only another page has it. */
export class PartGone extends Error {
  override name = 'PartGone';
}

/** The styles of a part are asked for once; those that did not come would be missed for as long as the page is open. */
function loadStylesAgain() {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (!link.sheet) link.replaceWith(link.cloneNode());
}
