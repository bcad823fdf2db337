// npm run check: runs all static checks. Prints one line for each check, and the output of a check only when it fails.
import { at } from './install.mjs';
import { goOn } from './node24.mjs';

await goOn(at('scripts/check/steps.mjs'));
