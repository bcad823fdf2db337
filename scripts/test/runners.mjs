import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { at } from '../install.mjs';

/** Runs a tool in sight of the reader; a failure is an error. */
export async function tool(command, args, env = {}) {
  const { code } = await run(command, args, env);
  if (code !== 0) throw new Error(`${command} ended with exit code ${code}.`);
}

export async function unitTests(report) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code } = await run('vitest', ['run', ...reporters]);
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = read(report);
  return counted(code, numPassedTests, numFailedTests, numPendingTests + numTodoTests);
}

export async function browserTests(report, chromium) {
  const env = { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const { code } = await run('playwright', ['test', '--reporter=list,json'], env);
  const { expected, unexpected, flaky, skipped } = read(report).stats;
  return counted(code, expected, unexpected + flaky, skipped);
}

/** A gate that does not end by itself has failed. */
const gateMs = 5 * 60_000;
export async function gate(file) {
  const { code } = await run('node', [at('scripts/run.mjs'), file, '--quick'], {}, gateMs);
  return code === 0 ? { passed: 1 } : { failed: 1 };
}

/** A skipped test has shown nothing, and a tool that fails without a failed test has broken off. */
function counted(code, passed, failed, skipped) {
  if (skipped > 0) return { passed, failed, broken: `${skipped} tests did not run.` };
  if (code !== 0 && failed === 0) return { passed, failed, broken: `It ended with exit code ${code}.` };
  return { passed, failed };
}

function read(report) {
  if (!existsSync(report)) throw new Error('It broke off before any test was done.');
  return JSON.parse(readFileSync(report, 'utf8'));
}

function run(command, args, env = {}, timeout) {
  const child = spawn(command, args, {
    cwd: at(),
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
    timeout,
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1 }));
  });
}
