import { expect, test } from 'vitest';
import { tool } from './runners.mjs';

const node = (script: string) => tool(process.execPath, ['-e', script]);

test('a step that succeeds is reported without lines of its output', async () => {
  expect(await node('')).toEqual({});
});

test('a step that fails is reported with its last lines', async () => {
  const { broken, last } = await node(
    `for (let line = 1; line <= 100; line++) console.log('line ' + line); console.error('why'); process.exitCode = 3`,
  );
  expect(broken).toMatch(/ended with exit code 3\.$/);
  expect(last).toContain('why');
  expect(last).toContain('line 100');
  expect(last).not.toContain('line 50\n');
});

test('a process that a step leaves running does not keep the test suite waiting', async () => {
  const { broken, last } = await tool('sh', ['-c', 'sleep 120 & echo $!; exit 4']);
  process.kill(Number(last));
  expect(broken).toMatch(/exit code 4/);
});
