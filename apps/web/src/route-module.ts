import { loadDocument } from './lib/load-document.ts';

interface Route {
  id: string;
  /** The URL of the route's code, with the hash of the build. */
  module: string;
}

/**
 * Replaces react-router's function of this name in the browser's build (vite.config.ts). When the code of the next page
 * is missing, as after a deploy, the original reloads the current page and forgets the link that the person pressed.
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
