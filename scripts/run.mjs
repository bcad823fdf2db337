// node scripts/run.mjs <file.ts> [arguments]: runs a TypeScript file of the repository on Node 24.
import path from 'node:path';
import { goOn } from './node24.mjs';

const [file, ...args] = process.argv.slice(2);
if (!file) {
  console.error('Which file? node scripts/run.mjs <file.ts> [arguments]');
  process.exit(1);
}
await goOn(path.resolve(file), args);
