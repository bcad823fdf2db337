// npm test: checks, builds and tests everything, on a fresh clone too.
import { at } from './install.mjs';
import { goOn } from './node24.mjs';

await goOn(at('scripts/test/whole-suite.mjs'));
