import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';

export interface StartedProcess {
  address: string;
  /** Kills the process, as a failing machine would. */
  kill: () => Promise<void>;
  /** Asks the process to stop; returns its exit code, which is 0 after a graceful shutdown. */
  end: () => Promise<number | null>;
}

const file = path.join(import.meta.dirname, 'process.ts');

/** Starts a process of the product with this environment; resolves when it accepts requests. */
export async function startProcess(env: Record<string, string>): Promise<StartedProcess> {
  const child = fork(file, { env: { ...process.env, ...env, PORT: '0' }, stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  const gone = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return {
    address: await addressOf(child),
    kill: async () => {
      child.kill('SIGKILL');
      await gone;
    },
    end: () => {
      child.kill('SIGTERM');
      return gone;
    },
  };
}

function addressOf(child: ChildProcess): Promise<string> {
  let said = '';
  child.stderr!.on('data', (text: Buffer) => (said += text.toString()));
  return new Promise((resolve, reject) => {
    child.once('message', (address) => resolve(address as string));
    child.once('exit', (code) => reject(new Error(`A process ended with ${code}: ${said}`)));
  });
}
