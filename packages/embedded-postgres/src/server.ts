import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { LaunchRefused } from './launch-refused.ts';
import type { Binaries } from './binaries.ts';
import { runAs, type Cluster } from './cluster.ts';
import { dropStaleLock, lockOf, stopByControl } from './leftovers.ts';
import type { OsUser } from './os-user.ts';
import { settings } from './settings.ts';

const windows = process.platform === 'win32';
const PAUSE = 250;
const TIMEOUT = 10_000;
const STALE_AFTER = 3_000;
const SIGN_OF_LIFE = 60_000;
const TELL_EVERY = 10_000;

// A watcher process reads from a pipe that this process holds open. However this process ends, even by kill -9, the
// watcher then reads end of file and requests a fast shutdown of the server. When the server ends first, this process
// sends a line of text, and the watcher ends without sending a signal. `exec` replaces the shell by the server.
const LEASH = '( IFS= read -r word <&3 || kill -INT $$ ) & exec "$@" 3<&-';

export type Place = { cluster: Cluster; user: OsUser; binaries: Binaries };
type Log = (line: string) => void;

/**
 * Starts the server, and retries until the lock file, the shared memory and the child processes of a killed server are
 * gone.
 */
export async function startServer(
  place: Place,
  freePort: () => Promise<number>,
  log: Log,
): Promise<{ server: ChildProcess; port: number }> {
  const began = Date.now();
  if (sizeOf(place.cluster.logFile) > 5e6) rmSync(place.cluster.logFile);
  for (;;) {
    const before = sizeOf(place.cluster.logFile);
    const port = await freePort();
    const server = spawnServer(place, port);
    const failure = await untilReady(server, place.cluster.data, log);
    if (!failure) return { server, port };
    const said = readFileSync(place.cluster.logFile).subarray(before).toString();
    const passing = /already exists|pre-existing shared memory|could not bind/.test(said);
    if (!passing || Date.now() - began > TIMEOUT)
      throw new LaunchRefused(
        `The embedded PostgreSQL did not start (${failure}); its log says: ${said.trim().slice(-1_500)}`,
      );
    if (Date.now() - began > STALE_AFTER) dropStaleLock(place.cluster.data, place.binaries);
    await sleep(PAUSE);
  }
}

function spawnServer({ cluster, user, binaries }: Place, port: number): ChildProcess {
  const { data, logFile } = cluster;
  const log = openSync(logFile, 'a', 0o600);
  const command = [binaries('postgres'), '-D', data, '-p', String(port), ...settings()];
  const options = runAs(user, path.dirname(data));
  try {
    if (windows) return spawn(command[0]!, command.slice(1), { ...options, stdio: ['ignore', 'ignore', log] });
    // Starts the server in a separate session, so that Ctrl-C in the terminal reaches only this process, which then
    // shuts down gracefully.
    const stdio = ['ignore', 'ignore', log, 'pipe'] as const;
    const server = spawn('/bin/sh', ['-c', LEASH, 'sh', ...command], { ...options, detached: true, stdio: [...stdio] });
    leashOf(server)?.on('error', () => undefined);
    // Ends the watcher together with its server: otherwise it might later signal an unrelated process that has the same
    // process id.
    server.once('exit', () => letGo(server));
    return server;
  } finally {
    closeSync(log);
  }
}

/**
 * Waits until the server is ready. With the status `starting` it replays its write-ahead log, and must not be killed,
 * because then the replay would begin again at every start.
 */
async function untilReady(server: ChildProcess, data: string, log: Log): Promise<string | undefined> {
  let failure: string | undefined;
  server.once('error', (error) => (failure = error.message));
  server.once('exit', (code, signal) => (failure = howItEnded(code, signal)));
  const began = performance.now();
  let tellAt = TELL_EVERY;
  for (;;) {
    await sleep(15);
    if (failure) return failure;
    const lock = lockOf(data);
    const status = lock?.pid === server.pid ? lock?.status : undefined;
    if (status === 'ready') return undefined;
    const waited = performance.now() - began;
    if (status !== 'starting' && waited > SIGN_OF_LIFE) break;
    if (status !== 'starting' || waited < tellAt) continue;
    const seconds = Math.round(waited / 1_000);
    log(`The database is recovering what it had not finished when it was last stopped: ${seconds} seconds so far`);
    tellAt += TELL_EVERY;
  }
  server.kill('SIGKILL');
  return 'not ready after a minute';
}

export async function stopServer(server: ChildProcess, { cluster, user, binaries }: Place) {
  if (hasEnded(server)) return;
  const ended = new Promise<true>((resolve) => server.once('exit', () => resolve(true)));
  letGo(server);
  if (windows) stopByControl(cluster.data, user, binaries);
  else server.kill('SIGINT');
  if (await Promise.race([ended, sleep(15_000, false, { ref: false })])) return;
  server.kill(windows ? 'SIGKILL' : 'SIGQUIT');
  await ended;
}

const hasEnded = (server: ChildProcess) => server.exitCode !== null || server.signalCode !== null;

export const howItEnded = (code: number | null, signal: string | null) =>
  signal ? `ended by ${signal}` : `exit code ${code}`;

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

const letGo = (server: ChildProcess) => leashOf(server)?.end('done\n');

const leashOf = (server: ChildProcess) => server.stdio[3] as Writable | null | undefined;
