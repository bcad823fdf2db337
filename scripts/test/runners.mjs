import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { at } from '../install.mjs';

/** Runs a command-line tool and shows its output. */
export async function tool(command, args, env = {}) {
  const { code, last } = await run(command, args, env);
  return code === 0 ? {} : { broken: `${command} ended with exit code ${code}.`, last };
}

export async function unitTests(report) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const ended = await run('vitest', ['run', ...reporters]);
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = read(report);
  return counted(ended, numPassedTests, numFailedTests, numPendingTests + numTodoTests);
}

/** Runs the browser tests with the settings of a phone or of a desktop, on their own product at this port. */
export async function browserTests(project, { port, report, chromium }) {
  const env = { CHROMIUM: chromium, E2E_PORT: String(port), PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const args = ['test', `--project=${project}`, '--reporter=list,json'];
  const ended = await run('playwright', args, env, { label: `${project} │ ` });
  const { expected, unexpected, flaky, skipped } = read(report).stats;
  return counted(ended, expected, unexpected + flaky, skipped);
}

/** Creates a data folder whose database has all migrations. */
export const makeDataFolder = (folder) => tool('node', [at('scripts/run.mjs'), at('gates/data-folder.ts'), folder]);

/** The longest that a gate may run, in milliseconds. A gate that runs longer has failed. */
const gateMs = 5 * 60_000;
export async function gate(name, dataFolder) {
  const args = [at('scripts/run.mjs'), at('gates', `${name}.gate.ts`), '--quick'];
  const { code, last } = await run(
    'node',
    args,
    { GATE_DATA_FOLDER: dataFolder },
    { timeout: gateMs, label: `${name} │ ` },
  );
  return code === 0 ? { passed: 1 } : { failed: 1, last };
}

/**
 * Makes the result of a test run. Skipped tests count as failures, and so does a tool that fails although no test has
 * failed.
 */
function counted({ code, last }, passed, failed, skipped) {
  if (skipped > 0) return { passed, failed, last, broken: `${skipped} tests did not run.` };
  if (code !== 0 && failed === 0) return { passed, failed, last, broken: `It ended with exit code ${code}.` };
  return { passed, failed, last };
}

function read(report) {
  if (!existsSync(report)) throw new Error('It broke off before any test was done.');
  return JSON.parse(readFileSync(report, 'utf8'));
}

/** The number of last lines of a step's output that are kept, because they show what failed. */
const linesKept = 40;
/** Runs a command and shows its output, with a label before each line. Resolves with its exit code and last lines. */
function run(command, args, env = {}, { timeout, label = '' } = {}) {
  const child = spawn(command, args, {
    cwd: at(),
    stdio: ['inherit', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
    timeout,
  });
  const last = [];
  for (const [input, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ])
    createInterface({ input }).on('line', (line) => {
      to.write(`${label}${line}\n`);
      last.push(line);
      if (last.length > linesKept) last.shift();
    });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => {
      const ended = () => resolve({ code: code ?? 1, last: last.join('\n').trimEnd() });
      child.on('close', ended);
      // does not wait longer, because a process that the step left running may keep its output open for ever
      setTimeout(ended, 1_000);
    });
  });
}
