import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isRunning } from './is-running.ts';
import { startServer } from './server.ts';

// Uses the test's fake timers for the server under test, so that waits of minutes pass at once.
vi.mock(import('node:timers/promises'), async (original) => ({
  ...(await original()),
  setTimeout: (ms?: number) => new Promise<never>((resolve) => setTimeout(resolve as () => void, ms)),
}));
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] }));

const root = mkdtempSync(path.join(tmpdir(), 'server-'));
const started: number[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const pid of started.splice(0)) if (isRunning(pid)) process.kill(pid, 'SIGKILL');
});
afterAll(() => rmSync(root, { recursive: true }));

test('a server that recovers for longer than a minute is reported but not killed, and becomes ready', async () => {
  const { data, pid, told, start } = await begin(saying('starting'));
  await vi.advanceTimersByTimeAsync(95_000);
  expect(isRunning(pid)).toBe(true);
  expect(told).toHaveLength(9);
  expect(told[1]).toBe(
    'The database is recovering what it had not finished when it was last stopped: 20 seconds so far',
  );
  writeFileSync(lockIn(data), readFileSync(lockIn(data), 'utf8').replace('starting', 'ready   '));
  await vi.advanceTimersByTimeAsync(1_000);
  expect((await start).server?.pid).toBe(pid);
  expect(isRunning(pid)).toBe(true);
  expect(told).toHaveLength(9);
});

test('a server that exits while it recovers is reported at once', async () => {
  const { pid, start } = await begin(saying('starting'));
  await vi.advanceTimersByTimeAsync(70_000);
  process.kill(pid, 'SIGTERM');
  while (isRunning(pid)) await turn();
  await turn();
  await vi.advanceTimersByTimeAsync(1_000);
  expect((await start).refused).toContain('did not start (ended by SIGTERM)');
});

test('a server that shows no sign of life within a minute is stopped', async () => {
  const { pid, told, start } = await begin('');
  await vi.advanceTimersByTimeAsync(59_000);
  expect(isRunning(pid)).toBe(true);
  await vi.advanceTimersByTimeAsync(2_000);
  expect((await start).refused).toContain('did not start (not ready after a minute)');
  while (isRunning(pid)) await turn();
  expect(told).toEqual([]);
});

/** Starts a shell script in place of the server; the script first runs the command `act`. */
async function begin(act: string) {
  const folder = mkdtempSync(path.join(root, 'data-'));
  const [data, standIn, known] = ['pgdata', 'postgres', 'pid'].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ];
  mkdirSync(data);
  writeFileSync(standIn, `#!/bin/sh\n${act}\necho $$ > ${known}.new && mv ${known}.new ${known}\nexec sleep 300\n`);
  chmodSync(standIn, 0o755);
  const told: string[] = [];
  const place = {
    cluster: { data, password: '', logFile: path.join(folder, 'log') },
    user: { name: 'nobody of interest' },
    binaries: () => standIn,
  };
  const start = startServer(
    place,
    async () => 1,
    (line) => told.push(line),
  ).then(
    ({ server }) => ({ server, refused: undefined }),
    (error: Error) => ({ server: undefined, refused: error.message }),
  );
  while (!existsSync(known)) await turn();
  const pid = Number(readFileSync(known, 'utf8'));
  started.push(pid);
  return { data, pid, told, start };
}

const lockIn = (data: string) => path.join(data, 'postmaster.pid');
/** A shell command that writes a lock file as PostgreSQL writes it, with this status in its eighth line. */
const saying = (status: string) => `printf '%s\\n\\n\\n\\n\\n\\n\\n${status}\\n' $$ > "$2/postmaster.pid"`;
