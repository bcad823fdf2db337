import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

/** Hydrates the page. While its data loads, the router throws a promise above any boundary: then it tries again. */
function take() {
  try {
    hydrateRoot(document, <HydratedRouter />);
  } catch (waiting) {
    if (!(waiting instanceof Promise)) throw waiting;
    void waiting.then(take);
  }
}
take();
