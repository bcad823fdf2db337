import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

/** Until the data of the page has been read, the router throws what it waits for, above any boundary that could catch it. */
function take() {
  try {
    hydrateRoot(document, <HydratedRouter />);
  } catch (waiting) {
    if (!(waiting instanceof Promise)) throw waiting;
    void waiting.then(take);
  }
}
take();
