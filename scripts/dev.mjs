// npm run dev: starts the product for development. The server restarts when its source files change, and the browser
// reloads changed pages.
import { at, installPackages } from './install.mjs';
import { inChild, linkedNode } from './node24.mjs';

installPackages();
process.env.NODE_ENV = 'development';
// names the watched paths, because plain --watch also watches Vite's temporary files and would restart for ever
const watched = ['apps/api/src', 'packages'].map((folder) => `--watch-path=${at(folder)}`);
inChild(linkedNode(), ['--watch', '--watch-preserve-output', ...watched, at('apps/api/src/main.ts'), '--dev']);
