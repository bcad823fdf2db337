// When a registry lacks the binaries of some platforms, `npm install` leaves them out of the lock file, and `npm ci`
// then refuses that file. This script adds the missing entries; `npm ci` skips them on machines with another os or cpu.
// With --check the script only reports missing entries.
import { readFileSync, writeFileSync } from 'node:fs';
import { at } from './install.mjs';

const SYSTEMS = 'darwin win32 linux android freebsd openbsd netbsd sunos aix openharmony wasi'.split(' ');
const PROCESSORS = 'arm64 x64 ia32 arm ppc64 s390x riscv64 loong64 wasm32 mips64el'.split(' ');

const file = at('package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
const missing = missingEntries(lock.packages);

if (process.argv.includes('--check')) {
  if (missing.length > 0) {
    console.error(`The lock lacks ${missing.length} optional packages: run npm run lock:complete.`);
    process.exit(1);
  }
} else if (missing.length > 0) {
  const entries = Object.entries({ ...lock.packages, ...Object.fromEntries(missing) });
  lock.packages = Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`Added ${missing.length} optional packages to the lock.`);
} else console.log('The lock is complete.');

function missingEntries(packages) {
  const found = new Map();
  for (const [place, owner] of Object.entries(packages))
    for (const [name, version] of Object.entries(owner.optionalDependencies ?? {}))
      if (/^\d+\.\d+\.\d+/.test(version) && !isFound(packages, place, name))
        found.set(`node_modules/${name}`, entryFor(name, version, owner.dev));
  return [...found];
}

/** Whether Node would find a package: in the node_modules folder of its owner, or of a parent folder. */
function isFound(packages, place, name) {
  for (let from = place; ; from = from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/')))) {
    if (packages[`${from ? `${from}/` : ''}node_modules/${name}`]) return true;
    if (!from) return false;
  }
}

function entryFor(name, version, dev) {
  const words = name.split(/[/_-]/).map((word) => (word === 'windows' ? 'win32' : word));
  const cpu = PROCESSORS.find((one) => words.includes(one));
  const os = SYSTEMS.find((one) => words.includes(one));
  return { version, ...(cpu && { cpu: [cpu] }), ...(dev && { dev }), optional: true, ...(os && { os: [os] }) };
}
