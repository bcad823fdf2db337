import { expect, it } from 'vitest';
import { bytes, refusal } from './file-limits.ts';

const file = (name: string, size = 10) => ({ name, size, lastModified: 0 });

it('a file field takes a file of exactly the size limit and refuses one byte more', () => {
  const { kept, tooLarge } = refusal([], [file('fits.pdf', 1_048_576), file('long.pdf', 1_048_577)], 10, 1_048_576);
  expect(kept.map((one) => one.name)).toEqual(['fits.pdf']);
  expect(tooLarge).toEqual(['long.pdf']);
});

it('a file field refuses the eleventh file and keeps the ten', () => {
  const ten = Array.from({ length: 10 }, (_, n) => file(`${n}.png`));
  const { kept, tooMany } = refusal(ten, [file('eleventh.png')], 10, 100);
  expect(kept).toEqual(ten);
  expect(tooMany).toBe(true);
});

it('a file field refuses a file of another type, whatever the case of its ending', () => {
  const { kept, wrongKind } = refusal(
    [],
    [file('Letter.PDF'), file('run.exe'), file('drawing.svg')],
    10,
    100,
    '.pdf,.png',
  );
  expect(kept.map((one) => one.name)).toEqual(['Letter.PDF']);
  expect(wrongKind).toEqual(['run.exe', 'drawing.svg']);
});

it('a field for one file replaces the file when another is chosen, and a field for several files keeps only one copy of a file that is chosen twice', () => {
  expect(refusal([file('old.png')], [file('new.png')], 1, 100).kept).toEqual([file('new.png')]);
  expect(refusal([file('a.png')], [file('a.png')], 10, 100).kept).toHaveLength(1);
});

it('the size of a file is shown in kB and MB', () => {
  expect(bytes(1_048_576)).toBe('1 MB');
  expect(bytes(3_565_158)).toBe('3.4 MB');
  expect(bytes(1_258_291, 3_565_158)).toBe('1.2');
  expect(bytes(20_480)).toBe('20 kB');
});
