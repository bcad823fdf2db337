import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { at } from './install.mjs';
import { precompress } from './precompress.mjs';

/** Builds the pages if their sources have changed since the last build. */
export function buildWeb({ log = console.error } = {}) {
  const mark = at('apps/web/build/.built');
  const sources = hashOfSources();
  if (existsSync(mark) && readFileSync(mark, 'utf8') === sources) return;
  log('Building the web app …');
  const began = Date.now();
  rmSync(mark, { force: true });
  const built = spawnSync('npm', ['run', 'build', '-w', 'apps/web', '--silent'], {
    cwd: at(),
    encoding: 'utf8',
    // empties VITEST, because a test may call this function, and the build must not behave as in a test
    env: { ...process.env, NODE_ENV: 'production', VITEST: '' },
    shell: process.platform === 'win32',
  });
  if (built.status !== 0) throw new Error(`The web app does not build:\n${built.stdout}${built.stderr}`);
  precompress();
  writeFileSync(mark, sources);
  log(`Built the web app in ${((Date.now() - began) / 1000).toFixed(1)} s`);
}

function hashOfSources() {
  const hash = createHash('sha256').update(readFileSync(at('package-lock.json')));
  for (const folder of ['apps/web', 'packages/contract'])
    for (const file of filesBelow(at(folder)).sort()) hash.update(path.relative(at(), file)).update(readFileSync(file));
  return hash.digest('hex');
}

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    // the output of type checks is not a source of the pages
    if (['node_modules', 'build', '.react-router', 'tsconfig.tsbuildinfo'].includes(entry.name)) return [];
    if (/\.test\.tsx?$/.test(entry.name)) return [];
    const name = path.join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(name) : [name];
  });
}
