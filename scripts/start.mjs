// npm start: turns a fresh clone into the running product.
import { at } from './install.mjs';
import { goOn } from './node24.mjs';

await goOn(at('scripts/start/product.mjs'));
