import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

/**
 * Hydrates the page. While the data of the page loads, the router throws a promise that no boundary catches; once the
 * promise is settled, the page is hydrated again.
 */
function take() {
  try {
    hydrateRoot(document, <HydratedRouter />);
  } catch (waiting) {
    if (!(waiting instanceof Promise)) throw waiting;
    void waiting.then(take);
  }
}
take();
