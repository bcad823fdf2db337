import { createPath, type Path } from 'react-router';

declare global {
  /** Set by react-router when the page is taken over. */
  var __reactRouterDataRouter: { state: { navigation: { location?: Path } } } | undefined;
}

/**
 * Loads a whole document again: the page that a pressed link leads to, otherwise the present one. The address changes only
 * when a navigation is complete, so a plain reload would lose the press.
 */
export function loadDocument(): void {
  const target = globalThis.__reactRouterDataRouter?.state.navigation.location;
  const present = location.pathname + location.search;
  // between two addresses that differ in the fragment only, a browser loads nothing
  if (!target || target.pathname + target.search === present) location.reload();
  else location.assign(createPath(target));
}
