import { spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.mjs';
import { inPath, installPackage } from './system-package.mjs';

/**
 * Returns the path of PgBouncer: that of the system, otherwise one that this function installs. Throws when none can be
 * installed.
 */
function havePgBouncer() {
  if (!inPath('pgbouncer')) installPackage('PgBouncer', 'pgbouncer');
  const found = inPath('pgbouncer');
  if (found) return found;
  throw new Error('No PgBouncer was found and none could be installed: install the package pgbouncer.');
}

/**
 * Starts PgBouncer on the loopback interface, in front of the PostgreSQL server at this port. PgBouncer refuses to run
 * as root, so it runs as `user`.
 */
export async function startPgBouncer({ serverPort, settings, user }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'pgbouncer-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const all = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'trust',
    auth_file: path.join(folder, 'users'),
    logfile: path.join(folder, 'log'),
    pidfile: path.join(folder, 'pid'),
    ...settings,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name} = ${value}`);
  const config = ['[databases]', `* = host=127.0.0.1 port=${serverPort}`, '[pgbouncer]', ...lines];
  writeFileSync(path.join(folder, 'pgbouncer.ini'), `${config.join('\n')}\n`);
  writeFileSync(path.join(folder, 'users'), '"ivuriro" ""\n"ivuriro_a" ""\n');
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const server = spawn(havePgBouncer(), [path.join(folder, 'pgbouncer.ini')], { stdio: 'ignore', ...user });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  while (!(await listens(port))) {
    if (server.exitCode !== null) throw new Error(`PgBouncer ended with ${server.exitCode}.`);
    await pause(50);
  }
  return {
    port,
    stop: async () => {
      server.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function listens(port) {
  return new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
}
