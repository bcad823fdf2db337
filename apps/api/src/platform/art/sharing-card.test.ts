import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { cover } from './brand.ts';
import { keptDrawings } from './drawing-cache.ts';
import { letter } from './letter-shapes.ts';

const frame = { face: 'bold', colour: '#16201a', sizes: [72, 46, 34], width: 612, height: 260 } as const;

describe('the letters of a card', () => {
  it.each([
    ['a short name', 'Dr. Uwase'],
    ['a long one', 'Prof. Dr. Mukarugomwa Niyonsengiyumvaho Twagirayezukwishyaka Uwimana-Nshimiyimana'],
    ['a word without an end', 'Nshimiyimana'.repeat(30)],
    ['a whole story', 'When should a fever bring you to a doctor? '.repeat(20)],
    ['signs of markup', '<b>A & B</b> "C"'],
    ['nothing', ''],
  ])('stay in their frame: %s', async (_, text) => {
    const { width, height } = await letter({ ...frame, sizes: [...frame.sizes], text });
    expect(width).toBeLessThanOrEqual(frame.width);
    expect(height).toBeLessThanOrEqual(frame.height);
  });
});

describe('drawings that were made once', () => {
  const picture = async () => Buffer.from(cover('a', 10, 10));

  it('are drawn once for all who ask, and found by what they show', async () => {
    const drawn = keptDrawings(mkdtempSync(path.join(tmpdir(), 'ivuriro-kept-')));
    let times = 0;
    const draw = async () => (times++, picture());
    await Promise.all([drawn({ name: 'A' }, draw), drawn({ name: 'A' }, draw)]);
    await drawn({ name: 'A' }, draw);
    expect(times).toBe(1);
    await drawn({ name: 'B' }, draw);
    expect(times).toBe(2);
  });

  it('do not fill the disk, and a failed one is tried again', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'ivuriro-kept-'));
    const drawn = keptDrawings(folder, 5, 1);
    for (let number = 0; number < 12; number++) await drawn({ number }, picture);
    expect(readdirSync(folder)).toHaveLength(5);
    await expect(drawn('broken', () => Promise.reject(new Error('no paint')))).rejects.toThrow('no paint');
    expect(await drawn('broken', picture)).toBeInstanceOf(Buffer);
  });
});
