import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './free-port.mjs';
import { inPath, installPackage } from './system-package.mjs';

/**
 * Returns the path of the Redis server: that of the system, otherwise one that this function installs. Throws when none
 * can be installed.
 */
function haveRedis() {
  if (!inPath('redis-server')) installPackage('Redis', 'redis-server');
  const found = inPath('redis-server');
  if (found) return found;
  throw new Error('No Redis was found and none could be installed: install the package redis-server.');
}

/** Starts a Redis on the loopback interface that stores nothing; returns its URL and a function that stops it. */
export async function startRedis() {
  const folder = mkdtempSync(path.join(tmpdir(), 'redis-'));
  const port = await freePort();
  const settings = { port, bind: '127.0.0.1', dir: folder, save: '', appendonly: 'no', daemonize: 'no' };
  const given = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const server = spawn(haveRedis(), given, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  const ready = new Promise((resolve) => {
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (text) => {
        said = `${said}${text}`.slice(-4_000);
        if (said.includes('Ready to accept connections')) resolve();
      });
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  await Promise.race([
    ready,
    ended.then((code) => {
      throw new Error(`Redis ended with ${code}: ${said}`);
    }),
  ]);
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
