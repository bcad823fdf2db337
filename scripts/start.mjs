// npm start: from a fresh clone to the running product.
import { at } from './install.mjs';
import { goOn } from './node24.mjs';

await goOn(at('scripts/start/product.mjs'));
