import { at } from '../install.mjs';
import { buildWeb } from '../web-build.mjs';

// reads the configuration before the build, so that an error in it is reported at once
await import('../../apps/api/src/before-build.ts');
try {
  buildWeb();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
// The build is always a production build, even for the demo: the product recognises the demo by APP_MODE and not by
// NODE_ENV.
process.env.NODE_ENV = 'production';
process.argv[1] = at('apps/api/src/main.ts');
await import('../../apps/api/src/main.ts');
