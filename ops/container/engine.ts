import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inPath, installPackage } from '../../scripts/system-package.mjs';
import { run } from './run.ts';

/** This folder is kept between runs, which saves minutes. Delete it to start from nothing. */
const folder = '/var/tmp/ivuriro-containers';
const inFolder = (...names: string[]) => path.join(folder, ...names);
export const inRepository = (...names: string[]) => path.join(import.meta.dirname, '../..', ...names);
/**
 * Returns a path in the folder that the container engine sees as `/kept`; the engine sees the repository as
 * `/repository`.
 */
export const inKept = (...names: string[]) => inFolder('kept', ...names);

/**
 * Makes child processes end together with this process, even when it is killed; the child of unshare ends with unshare.
 */
export const endsWithUs = ['--pdeathsig', 'KILL'];

export interface Engine {
  docker: (...args: string[]) => Promise<string>;
  stop: () => Promise<void>;
}

/** Creates a Debian root file system with these packages, as a folder or an archive, unless it exists already. */
export async function debian(suite: string, to: string, packages: string[]): Promise<void> {
  if (existsSync(to)) return;
  if (!inPath('mmdebstrap')) installPackage('mmdebstrap', 'mmdebstrap');
  mkdirSync(path.dirname(to), { recursive: true });
  const part = to.replace(/(\.tar)?$/, '.part$1');
  const without = ['doc', 'man', 'locale'].map((name) => `--dpkgopt=path-exclude=/usr/share/${name}/*`);
  // packages of a mirror may be used although its lists have expired
  const apt = ['APT::Install-Recommends', 'Acquire::Check-Valid-Until'].map((name) => `--aptopt=${name} "false"`);
  const include = packages.map((name) => `--include=${name}`);
  await run('rm', ['-rf', part]);
  await run('mmdebstrap', ['--variant=minbase', ...include, ...without, ...apt, suite, part]);
  await run('mv', [part, to]);
}

/**
 * Starts Debian's Docker in separate namespaces and in the network of the caller, independent of any other Docker on
 * the machine.
 */
export async function startEngine(...settings: string[]): Promise<Engine> {
  for (const name of ['data', 'kept']) mkdirSync(inFolder(name), { recursive: true });
  const packages = ['docker.io', 'docker-cli', 'docker-compose', 'docker-buildx', 'iptables', 'iproute2'];
  await debian('trixie', inFolder('docker'), packages);
  const log = openSync(inFolder('docker.log'), 'w');
  const given = [inFolder('docker'), inFolder('data'), inFolder('kept'), inRepository()];
  const spaces = ['--mount', '--pid', '--ipc', '--uts'];
  const script = [...spaces, '--fork', '--kill-child', inRepository('ops/container/engine.sh')];
  const daemon = spawn('setpriv', [...endsWithUs, 'unshare', ...script, ...given, ...settings], {
    stdio: ['ignore', log, log],
  });
  const ended = new Promise<void>((resolve) => daemon.once('exit', () => resolve()));
  const engine: Engine = {
    docker: (...args) => {
      const inside = ['--target', String(first(daemon)), ...spaces, '--root', '--wd'];
      return run('nsenter', [...inside, 'docker', ...args]);
    },
    stop: async () => {
      process.kill(first(daemon), 'SIGTERM');
      await ended;
    },
  };
  await untilItAnswers(engine, daemon);
  return engine;
}

/** Returns the process id of the first process in the namespaces. */
function first({ pid }: ChildProcess): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim());
}

async function untilItAnswers({ docker }: Engine, daemon: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 120 && daemon.exitCode === null; tries++) {
    const answers = await docker('version').then(
      () => true,
      () => false,
    );
    if (answers) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`Docker does not start:\n${readFileSync(inFolder('docker.log'), 'utf8').slice(-2_000)}`);
}
