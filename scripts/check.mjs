// npm run check: everything that can be said of the sources without running them. One line each, the rest on failure.
import { at } from './install.mjs';
import { goOn } from './node24.mjs';

await goOn(at('scripts/check/steps.mjs'));
