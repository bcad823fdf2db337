// npm run check: all static checks. Prints one line for each, and its output only when it fails.
import { at } from './install.mjs';
import { goOn } from './node24.mjs';

await goOn(at('scripts/check/steps.mjs'));
