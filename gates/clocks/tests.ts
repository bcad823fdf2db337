import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Verdict } from '../prove.ts';
import { quick } from '../seed.ts';
import type { SourceEdit } from './faults.ts';

/** Test files about days, times and months. */
const ofDates = [
  'platform/clock',
  'platform/calendar-file',
  'analytics/analytics',
  'notifications/notifications',
  'apps/web/src',
];
const root = path.join(import.meta.dirname, '../..');

interface Report {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

/** Runs all tests, or with `--quick` those about dates, with machine and database in these time zones. */
export async function tests(where: { zone: string; database: string; edits: SourceEdit[] }): Promise<Verdict> {
  const folder = mkdtempSync(path.join(tmpdir(), 'ivuriro-gate-'));
  const report = path.join(folder, 'report.json');
  const config = where.edits.length > 0 ? 'gates/clocks/seeded-fault.config.ts' : 'vitest.config.ts';
  const words = ['run', '--root', root, '--config', config, '--reporter=json', `--outputFile=${report}`];
  const env = {
    ...process.env,
    TEST_ZONE: where.zone,
    TEST_DATABASE_ZONE: where.database,
    SEEDED_FAULT: JSON.stringify(where.edits),
  };
  const said = await ended('vitest/vitest.mjs', [...words, ...(quick ? ofDates : [])], env);
  try {
    if (!existsSync(report)) return { passed: 0, wrong: [`the tests broke off: ${said.slice(-600)}`] };
    const { numPassedTests, testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
    const wrong = testResults.flatMap(({ name, status, message, assertionResults }) => {
      const file = path.relative(root, name);
      const failed = assertionResults.filter((one) => one.status === 'failed');
      if (status === 'failed' && failed.length === 0) return [`${file}: ${message.slice(0, 300)}`];
      return failed.map((one) => `${file} › ${one.fullName}: ${one.failureMessages[0]?.split('\n')[0] ?? ''}`);
    });
    return { passed: numPassedTests, wrong };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs a command-line tool of node_modules; returns its output. */
export function ended(tool: string, words: string[], env: NodeJS.ProcessEnv): Promise<string> {
  const child = spawn(process.execPath, [path.join(root, 'node_modules', tool), ...words], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', () => resolve(said));
  });
}
