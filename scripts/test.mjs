// npm test: checks, builds and tests everything, even on a fresh clone.
import { at } from './install.mjs';
import { goOn } from './node24.mjs';

await goOn(at('scripts/test/whole-suite.mjs'));
