import { at } from '../install.mjs';
import { buildWeb } from '../web-build.mjs';

// before the build, so that an error in the configuration is reported at once
await import('../../apps/api/src/before-build.ts');
try {
  buildWeb();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
// The build is always for production, also for the demo: APP_MODE tells them apart, not NODE_ENV.
process.env.NODE_ENV = 'production';
process.argv[1] = at('apps/api/src/main.ts');
await import('../../apps/api/src/main.ts');
