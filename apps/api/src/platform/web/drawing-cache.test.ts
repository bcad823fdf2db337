import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cover } from '@ivuriro/illustrations';
import { afterAll, describe, expect, it } from 'vitest';
import { keptDrawings } from './drawing-cache.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'ivuriro-drawings-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('the server draws one picture at a time, lets fifty requests wait, and refuses more', async () => {
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

describe('cached pictures', () => {
  const picture = async () => Buffer.from(cover('a', 10, 10));

  it('a picture with the same contents is drawn once for all requests', async () => {
    const drawn = keptDrawings(mkdtempSync(path.join(tmpdir(), 'ivuriro-kept-')));
    let times = 0;
    const draw = async () => (times++, picture());
    await Promise.all([drawn({ name: 'A' }, draw), drawn({ name: 'A' }, draw)]);
    await drawn({ name: 'A' }, draw);
    expect(times).toBe(1);
    await drawn({ name: 'B' }, draw);
    expect(times).toBe(2);
  });

  it('the number of cached pictures is limited, and a picture whose drawing failed is drawn again at the next request', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'ivuriro-kept-'));
    const drawn = keptDrawings(folder, 5, 1);
    for (let number = 0; number < 12; number++) await drawn({ number }, picture);
    expect(readdirSync(folder)).toHaveLength(5);
    await expect(drawn('broken', () => Promise.reject(new Error('no paint')))).rejects.toThrow('no paint');
    expect(await drawn('broken', picture)).toBeInstanceOf(Buffer);
  });
});
