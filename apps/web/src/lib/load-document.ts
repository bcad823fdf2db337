import { createPath, type Path } from 'react-router';

declare global {
  /** Set by react-router when it hydrates the page. */
  var __reactRouterDataRouter: { state: { navigation: { location?: Path } } } | undefined;
}

/**
 * Loads a new document: the page of the link that was pressed, otherwise the current page. The address changes only
 * after a navigation, so that a plain reload would lose the pressed link.
 */
export function loadDocument(): void {
  const target = globalThis.__reactRouterDataRouter?.state.navigation.location;
  const present = location.pathname + location.search;
  // a browser loads nothing when the new address differs from the present one in the fragment only
  if (!target || target.pathname + target.search === present) location.reload();
  else location.assign(createPath(target));
}
