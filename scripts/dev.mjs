// npm run dev: the server restarts when its sources change, and the browser reloads changed pages.
import { at, installPackages } from './install.mjs';
import { inChild, linkedNode } from './node24.mjs';

installPackages();
process.env.NODE_ENV = 'development';
// The paths are named because plain --watch also sees Vite's temporary files and restarts for ever.
const watched = ['apps/api/src', 'packages'].map((folder) => `--watch-path=${at(folder)}`);
inChild(linkedNode(), ['--watch', '--watch-preserve-output', ...watched, at('apps/api/src/main.ts'), '--dev']);
