import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning } from '@ivuriro/embedded-postgres';
import { afterAll, test } from 'vitest';

const spawned: number[] = [];
afterAll(() => {
  for (const pid of spawned) if (isRunning(pid)) process.kill(pid, 'SIGKILL');
});

test.concurrent.for(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'the signal %s shuts the process down gracefully, with exit code 0',
  async (signal, { expect }) => {
    const product = await run('await sleep(300); console.log("closed")');
    process.kill(product.pid, signal);
    expect(await product.ended).toEqual({ code: 0, said: expect.stringContaining('closed') as string });
  },
);

test.concurrent('a signal that npm repeats at once does not count as a second signal', async ({ expect }) => {
  const product = await run('await sleep(300); console.log("closed")');
  process.kill(product.pid, 'SIGINT');
  await sleep(50);
  process.kill(product.pid, 'SIGINT');
  expect((await product.ended).code).toBe(0);
});

test.concurrent('a second signal ends the process at once', async ({ expect }) => {
  const product = await run('await sleep(60_000)');
  process.kill(product.pid, 'SIGINT');
  await sleep(700);
  process.kill(product.pid, 'SIGINT');
  expect((await product.ended).code).toBe(130);
});

test.concurrent('a shutdown that takes longer than ten seconds is aborted', async ({ expect }) => {
  const began = Date.now();
  const product = await run('await sleep(60_000)');
  process.kill(product.pid, 'SIGTERM');
  expect((await product.ended).code).toBe(1);
  expect(Date.now() - began).toBeLessThan(12_000);
});

test.concurrent('a process whose graceful shutdown fails has an exit code other than 0', async ({ expect }) => {
  const product = await run('throw new Error("still open")');
  process.kill(product.pid, 'SIGTERM');
  expect(await product.ended).toEqual({ code: 1, said: expect.stringContaining('still open') as string });
});

test.concurrent('the product stops when npm is killed and passes no signal on', async ({ expect }) => {
  const shell = ['/bin/sh', '-c', '"$@"; exit', 'sh'];
  const product = await run('console.log("closed")', shell);
  process.kill(product.parent, 'SIGKILL');
  for (let waited = 0; waited < 5_000 && isRunning(product.pid); waited += 50) await sleep(50);
  expect(isRunning(product.pid)).toBe(false);
});

/** Starts a process that runs until it gets a signal, and then executes the script `closing`. */
async function run(closing: string, parent: string[] = []) {
  const script = `
    import { setTimeout as sleep } from 'node:timers/promises';
    import { onShutdown } from ${JSON.stringify(path.join(import.meta.dirname, 'shutdown.ts'))};
    onShutdown(async () => { ${closing} });
    setInterval(() => {}, 1000);
    console.log('pid ' + process.pid);`;
  const [command, ...args] = [...parent, process.execPath, '--input-type=module', '--eval', script];
  const child = spawn(command!, args, { env: { ...process.env, npm_lifecycle_event: 'start' } });
  let said = '';
  const ended = new Promise<{ code: number | null; said: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, said })),
  );
  const pid = await new Promise<number>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        said += String(text);
        const started = /pid (\d+)/.exec(said);
        if (started) resolve(Number(started[1]));
      });
  });
  spawned.push(pid);
  return { pid, parent: child.pid!, ended };
}
