import { type ComponentType, lazy } from 'react';

type Module<T> = { default: T };

/** With a connection, a part is asked for again after so many seconds. */
const waits = [1, 3, 9];

/**
 * A part of the page that is loaded when it is first shown: `lazily(() => import('./Part.tsx'))`. A line that breaks
 * meanwhile is waited for, and what is around the part stays with all that was typed. What cannot be had with a connection
 * belongs to a build that is served no longer, and the page is loaded anew.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- whatever the component takes
export function lazily<T extends ComponentType<any>>(load: () => Promise<Module<T>>) {
  return lazy(import.meta.env.SSR ? load : () => loaded(load));
}

export async function loaded<T>(load: () => Promise<Module<T>>): Promise<Module<T>> {
  for (let tried = 0; ;) {
    try {
      return await load();
    } catch (error) {
      const wait = waits[tried];
      if (!navigator.onLine) await online();
      else if (wait === undefined) return loadedAnew(load, error);
      else await new Promise((resolve) => setTimeout(resolve, wait * 1000));
      tried++;
    }
    loadStylesAgain();
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

const online = () => new Promise((resolve) => addEventListener('online', resolve, { once: true }));

/** The styles of a part are asked for once; those that did not come would be missed for as long as the page is open. */
function loadStylesAgain() {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (!link.sheet) link.replaceWith(link.cloneNode());
}
