import { at } from '../install.mjs';
import { buildWeb } from '../web-build.mjs';

buildWeb();
// Node sees the difference; everything that is built is for production, the demo too.
process.env.NODE_ENV = 'production';
process.argv[1] = at('apps/api/src/main.ts');
await import('../../apps/api/src/main.ts');
