import { instant, jsonList } from '@ivuriro/contract/wire';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { readSheet } from './read-csv.ts';
import { asWritten, harmless } from './formulas.ts';
import { listInCell, listOfCell } from './lists.ts';
import { columnsOf } from './columns.ts';
import { linesOf } from './write-csv.ts';

it('an exported text is never a formula in a spreadsheet, and is imported unchanged', () => {
  const texts = ['=1+1', '+250 788', '-x', '@a', 'a,b', 'say "hi"', ' blank ', 'two\nlines', "'quoted"];
  const line = linesOf([texts]);
  for (const cell of ["'=1+1", "'+250 788", "'-x", "'@a"]) expect(line).toContain(cell);
  const sheet = readSheet(Buffer.from(texts.map((_, at) => `c${at}`).join(',') + '\r\n' + line), {
    needed: texts.map((_, at) => `c${at}`),
    others: [],
  });
  expect(Object.values(sheet.rows[0]!.cells)).toEqual(texts.map((text) => text.trim()));
});

it('an exported CSV file contains plain numbers, instants in Kigali time, and unchanged texts, even a text that looks like an instant', () => {
  const at = '2026-11-20T22:30:00.000Z';
  const row = columnsOf(z.object({ at: instant, text: z.string(), list: jsonList, phone: z.string() }));
  const values = { at, text: at, list: '[{"value":"Kinyarwanda"},{"value":"English"}]', phone: '+250788123456' };
  const cells = row.map(({ of }) => of(values));
  expect(linesOf([[-5, true, null, ...cells]])).toBe(
    `-5,Yes,,2026-11-21 00:30,${at},"Kinyarwanda; English",+250 788 123 456,\r\n`,
  );
});

const piece = fc.oneof(
  fc.constantFrom(
    '=',
    '+',
    '-',
    '@',
    "'",
    ';',
    ',',
    '\t',
    '|',
    '\n',
    '\r\n',
    '"',
    ' ',
    '＝',
    'a',
    '1',
    "'=",
    ";'+",
    '+250 788 123 456',
  ),
  fc.string({ unit: 'grapheme', maxLength: 3 }),
);
const anyText = fc
  .array(piece, { maxLength: 12 })
  .map((parts) => parts.join('').replaceAll('\0', '').trim())
  .filter(Boolean);

it('every exported text is imported unchanged, and is no formula in a spreadsheet, whichever character separates the columns', () => {
  fc.assert(
    fc.property(fc.array(anyText, { minLength: 1, maxLength: 4 }), (texts) => {
      const names = texts.map((_, at) => `c${at}`);
      const line = linesOf([texts]);
      const sheet = readSheet(Buffer.from(`\uFEFF${linesOf([names])}${line}`), { needed: names, others: [] });
      expect(Object.values(sheet.rows[0]!.cells)).toEqual(texts);
      for (const text of texts)
        for (const part of harmless(text).split(/[,;\t|\r\n]/))
          expect(/^\s*(?!\+\d{1,3}(?: \d{2,4}){2,}$)[=+\-@＝]/.test(part)).toBe(false);
    }),
    { numRuns: 2_000 },
  );
  fc.assert(fc.property(fc.string(), (text) => asWritten(harmless(text)) === text));
  expect(harmless("A;=cmd|' /C calc'!A0;B")).toBe("A;'=cmd|' /C calc'!A0;B");
});

it('a list that is exported into one cell is imported unchanged, whatever characters its items contain', () => {
  fc.assert(
    fc.property(fc.array(anyText, { minLength: 1, maxLength: 4 }), (values) => {
      const json = JSON.stringify(values.map((value) => ({ value })));
      expect(JSON.parse(listOfCell(listInCell(json)))).toEqual(JSON.parse(json));
    }),
  );
});
