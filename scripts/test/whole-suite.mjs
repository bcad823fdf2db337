import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { haveChromium } from '../chromium.mjs';
import { at } from '../install.mjs';
import { buildWeb } from '../web-build.mjs';
import { browserTests, gate, makeDataFolder, tool, unitTests } from './runners.mjs';

/**
 * Gates that measure time, which run alone. Browser tests and all other gates run two at a time, those that take
 * longest first, so that at the end none of them runs alone.
 */
const timed = ['database-kill', 'faults', 'overload'];
const longest = ['steps', 'uploads', 'matrix'];
/** The runs of the browser tests, with the port of their product. Its clock and its relay use the next two ports. */
const journeys = { phone: 4310, desktop: 4320 };
/**
 * A file system in memory. Each test database has 1,500 files, and creating them there is 40 times faster than on a
 * disk.
 */
const memory = '/dev/shm';
const enoughMemory = 12 * 1024 ** 3;
const temporary = mkdtempSync(path.join(freeBytes(memory) >= enoughMemory ? memory : tmpdir(), 'ivuriro-suite-'));
// the same mode as /tmp, because a server that root starts runs as another user
chmodSync(temporary, 0o1777);
process.env.TMPDIR = temporary;
process.on('exit', () => rmSync(temporary, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));
/** A data folder with a migrated database, which each gate copies. */
const dataFolder = mkdtempSync(path.join(tmpdir(), 'ivuriro-gates-'));
const reports = mkdtempSync(path.join(tmpdir(), 'ivuriro-tests-'));
const total = { passed: 0, failed: 0 };
const failures = [];

await step('check', () => tool('node', [at('scripts/check.mjs')]));
await step('build', () => buildWeb({ log: console.log }));
await step('unit and server tests', () => unitTests(path.join(reports, 'vitest.json')));
await step('data folder of the gates', () => makeDataFolder(dataFolder));
await gatesAndJourneys();

for (const { name, last } of failures) console.log(`\n── ${name} ended with:\n${last}`);
if (failures.length > 0) console.log(`\nFailed: ${failures.map(({ name }) => name).join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(failures.length > 0 ? 1 : 0);

/** The bytes that are free in the file system of this folder; 0 when there is no such folder. */
function freeBytes(folder) {
  if (!existsSync(folder)) return 0;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Runs one step of the test suite and counts its tests, if it has any. A step that breaks off counts as a failure. */
async function step(name, run) {
  console.log(`\n── ${name}`);
  const began = Date.now();
  const {
    passed = 0,
    failed = 0,
    broken,
    last = broken,
  } = await Promise.resolve()
    .then(run)
    .then((counts) => counts ?? {})
    .catch((error) => ({ broken: error.message }));
  if (broken) console.log(broken);
  total.passed += passed;
  total.failed += broken && failed === 0 ? 1 : failed;
  if (broken || failed > 0) failures.push({ name, last });
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  console.log(`── ${name}: ${broken || failed > 0 ? 'FAILED' : 'ok'} in ${seconds} s`);
}

async function gatesAndJourneys() {
  const names = readdirSync(at('gates'))
    .filter((name) => name.endsWith('.gate.ts'))
    .map((name) => name.replace('.gate.ts', ''));
  for (const name of timed) await runGate(name);

  const others = [...longest, ...names.filter((name) => ![...timed, ...longest].includes(name))];
  const waiting = [...Object.keys(journeys), ...others];
  const oneByOne = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift())
      await (name in journeys ? runJourneys(name) : runGate(name));
  };
  await Promise.all([oneByOne(), oneByOne()]);
}

function runGate(name) {
  return step(`gate ${name}`, () => gate(name, dataFolder));
}

function runJourneys(project) {
  return step(`browser tests, ${project}`, async () => {
    const report = path.join(reports, `${project}.json`);
    return browserTests(project, { port: journeys[project], report, chromium: await haveChromium() });
  });
}
