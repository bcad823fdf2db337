import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { keptDrawings } from './drawing-cache.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'ivuriro-drawings-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('one is drawn at a time, fifty wait, and who asks for more comes again', async () => {
  const pencil = Promise.withResolvers<void>();
  const drawn: number[] = [];
  const drawing = keptDrawings(folder);
  const asked = Array.from({ length: 60 }, (_, number) =>
    drawing(number, async () => {
      await pencil.promise;
      drawn.push(number);
      return Buffer.from(String(number));
    }).catch(({ code }: { code: string }) => code),
  );
  setTimeout(pencil.resolve, 500);
  const answers = await Promise.all(asked);
  expect(answers.filter((answer) => answer === 'unavailable')).toHaveLength(9);
  expect(drawn).toHaveLength(51);
});
