import { createPath, type Path } from 'react-router';

declare global {
  /** Set by react-router when it hydrates the page. */
  var __reactRouterDataRouter: { state: { navigation: { location?: Path } } } | undefined;
}

/**
 * Loads a new document: the target of the pressed link, otherwise the current page. The URL changes only after the
 * navigation, so that a plain reload would lose that target.
 */
export function loadDocument(): void {
  const target = globalThis.__reactRouterDataRouter?.state.navigation.location;
  const present = location.pathname + location.search;
  // the browser does not load a page when only the fragment of the new URL differs from the present URL
  if (!target || target.pathname + target.search === present) location.reload();
  else location.assign(createPath(target));
}
