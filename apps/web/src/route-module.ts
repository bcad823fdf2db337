import { loadDocument } from './lib/load-document.ts';

interface Route {
  id: string;
  /** The address of its code, which has the hash of a build in it. */
  module: string;
}

/**
 * Stands in the browser's build for react-router's function of this name (vite.config.ts), which reloads the present page
 * when the code of the next one is missing, as it is after a deploy: the press of a link was lost.
 */
export async function loadRouteModule(route: Route, loaded: Record<string, unknown>): Promise<unknown> {
  if (route.id in loaded) return loaded[route.id];
  try {
    loaded[route.id] = await import(/* @vite-ignore */ route.module);
    return loaded[route.id];
  } catch (error) {
    console.error(`The code of a page is missing: ${route.module}`, error);
    loadDocument();
    return new Promise(() => {});
  }
}
