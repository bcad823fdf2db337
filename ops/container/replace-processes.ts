import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { address, type Parts } from './compose.ts';
import { inKept } from './engine.ts';
import { step } from './run.ts';

/** Replaces each process by the next version in turn while visitors read, as docs/operations.md describes. */
export async function replaceProcesses({ compose, docker, look }: Parts): Promise<void> {
  await step('each process is replaced by the next version, and nobody is refused', async () => {
    const next = await nextVersion(docker);
    const failed: string[] = [];
    let over = false;
    let reads = 0;
    const read = async () => {
      for (; !over; reads++) {
        for (const at of ['/', '/api/doctors?per_page=5']) {
          const { status } = await fetch(address + at).catch((error: Error) => ({
            status: `${error.message} ${String(error.cause)}`,
          }));
          if (status !== 200) failed.push(`${at}: ${status}`);
        }
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    };
    const load = Promise.all([read(), read(), read()]);
    try {
      for (const part of ['web-1', 'web-2', 'worker']) {
        await compose('up', '--detach', '--no-deps', '--no-build', '--wait', part);
        assert.equal(await look(part, '{{.Image}}'), next);
      }
    } finally {
      over = true;
      await load;
    }
    assert.deepEqual(failed, []);
    return `${2 * reads} answers`;
  });
  await step('a process that is told to stop exits in order and in time', async () => {
    const took: string[] = [];
    for (const part of ['web-1', 'web-2', 'worker']) {
      const began = performance.now();
      await compose('stop', part);
      took.push(`${part} ${((performance.now() - began) / 1_000).toFixed(1)} s`);
      assert.equal(await look(part, '{{.State.ExitCode}} {{.State.OOMKilled}}'), '0 false');
    }
    await compose('up', '--detach', '--no-build', '--wait');
    return took.join(', ');
  });
}

/** Builds a second image of the same product, as if it were the next version. */
async function nextVersion(docker: Parts['docker']): Promise<string> {
  writeFileSync(inKept('Containerfile'), `FROM ivuriro:local\nLABEL version=${Date.now()}\n`);
  await docker('build', '--tag', 'ivuriro:local', '/kept', '--file', '/kept/Containerfile');
  return docker('image', 'inspect', '--format', '{{.Id}}', 'ivuriro:local');
}
