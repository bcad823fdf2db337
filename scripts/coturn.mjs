import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createSocket } from 'node:dgram';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inPath, installPackage } from './system-package.mjs';

/**
 * Returns the path of coturn's server: that of the system, otherwise one that this function installs. Throws when none
 * can be installed.
 */
function haveCoturn() {
  if (!inPath('turnserver')) installPackage('coturn', 'coturn');
  const found = inPath('turnserver');
  if (found) return found;
  throw new Error(
    'No coturn was found and none could be installed: install the package coturn (its server is turnserver).',
  );
}

/**
 * Starts a TURN relay on the loopback interface with this secret. `pause` halts the relay without closing its
 * connections.
 */
export async function startCoturn({ port, secret }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'coturn-'));
  const config = path.join(folder, 'turnserver.conf');
  const lines = [
    'listening-ip=127.0.0.1',
    'relay-ip=127.0.0.1',
    `listening-port=${port}`,
    'use-auth-secret',
    `static-auth-secret=${secret}`,
    'realm=ivuriro.test',
    'allow-loopback-peers',
    'no-cli',
    'no-tls',
    'no-dtls',
    'no-multicast-peers',
    'fingerprint',
    `pidfile=${path.join(folder, 'turnserver.pid')}`,
    `userdb=${path.join(folder, 'turndb')}`,
    'log-file=stdout',
  ];
  writeFileSync(config, `${lines.join('\n')}\n`);
  const server = spawn(haveCoturn(), ['-c', config], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (text) => {
      said = `${said}${text}`.slice(-4_000);
    });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  await Promise.race([
    answers(port),
    ended.then((code) => {
      throw new Error(`coturn ended with ${code}: ${said}`);
    }),
  ]);
  return {
    pause: () => server.kill('SIGSTOP'),
    goOn: () => server.kill('SIGCONT'),
    stop: async () => {
      server.kill('SIGCONT');
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Sends STUN requests until the relay answers. */
function answers(port) {
  const socket = createSocket('udp4');
  // a STUN binding request without attributes
  const question = Buffer.from('000100002112a442000102030405060708090a0b', 'hex');
  const asking = setInterval(() => socket.send(question, port, '127.0.0.1'), 100);
  return new Promise((resolve) => {
    socket.once('message', resolve);
  }).finally(() => {
    clearInterval(asking);
    socket.close();
  });
}
