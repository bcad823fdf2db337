import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Resolves with the next message of a child process; throws when the process exits first. */
export function told<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`A process ended with ${code}.`));
    child.once('exit', ended);
    child.once('message', (word) => {
      child.off('exit', ended);
      resolve(word as T);
    });
  });
}

export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}
