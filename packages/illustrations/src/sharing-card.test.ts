import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { letter } from './letter-shapes.ts';

const fonts = path.resolve(import.meta.dirname, '../../../apps/api/assets/fonts');
const frame = { face: 'bold', fonts, colour: '#16201a', sizes: [72, 46, 34], width: 612, height: 260 } as const;

describe('the text of a sharing card', () => {
  it.each([
    ['a short name', 'Dr. Uwase'],
    ['a long one', 'Prof. Dr. Mukarugomwa Niyonsengiyumvaho Twagirayezukwishyaka Uwimana-Nshimiyimana'],
    ['a word without an end', 'Nshimiyimana'.repeat(30)],
    ['a whole story', 'When should a fever bring you to a doctor? '.repeat(20)],
    ['signs of markup', '<b>A & B</b> "C"'],
    ['nothing', ''],
  ])('stays within its frame: %s', async (_, text) => {
    const { width, height } = await letter({ ...frame, sizes: [...frame.sizes], text });
    expect(width).toBeLessThanOrEqual(frame.width);
    expect(height).toBeLessThanOrEqual(frame.height);
  });
});
