import { expect, it } from 'vitest';
import { readSheet } from './reading.ts';
import { lineOf } from './writing.ts';

const wanted = { needed: ['name'], others: ['price', 'patient_preparation'] };
const read = (text: string | Buffer) => readSheet(Buffer.from(text), wanted);
const refusal = (text: string | Buffer) => {
  try {
    read(text);
  } catch (error) {
    return (error as Error).message;
  }
  return 'taken';
};

it('reads columns by their names, in any order, however they are written', () => {
  const sheet = read('\uFEFFPatient preparation,colour, NAME \r\n"Fast, 8 hours",red,Zinc\r\n,,Iron\r\n');
  expect(sheet.rows).toEqual([
    { line: 2, cells: { name: 'Zinc', patient_preparation: 'Fast, 8 hours' } },
    { line: 3, cells: { name: 'Iron' } },
  ]);
  expect(sheet.bad).toEqual([]);
});

it('takes semicolons, quotes within quotes and breaks within a cell, and knows each line’s number', () => {
  const sheet = read('name;price\n"Two\nlines";5\n\n"The ""best""";6\nLast;7');
  expect(sheet.rows).toEqual([
    { line: 2, cells: { name: 'Two\nlines', price: '5' } },
    { line: 5, cells: { name: 'The "best"', price: '6' } },
    { line: 6, cells: { name: 'Last', price: '7' } },
  ]);
});

it('goes on behind a line that cannot be read', () => {
  const sheet = read('name,price\nGood,1\nBro"ken,2\nToo,many,cells,here\nAlso good,3\n');
  expect(sheet.rows.map(({ cells }) => cells.name)).toEqual(['Good', 'Also good']);
  expect(sheet.bad).toEqual([
    { line: 3, message: 'A quotation mark is not closed, or stands in the middle of a cell.' },
    { line: 4, message: 'There are 4 cells below 2 columns.' },
  ]);
});

it('says in words what is wrong with the file', () => {
  expect(refusal('price\n5')).toBe('The first line has to name the columns; name is missing.');
  expect(refusal('')).toContain('name is missing');
  expect(refusal('name,Name\na,b')).toBe('The column name is there twice.');
  expect(refusal(Buffer.from([0x6e, 0x61, 0x6d, 0x65, 0x0a, 0xe9, 0x0a]))).toContain('not UTF-8');
  expect(refusal(`name\n${'x\n'.repeat(10_001)}`)).toBe('At most 10,000 lines are taken at a time.');
  expect(refusal(`name\n${'x\n'.repeat(10_000)}`)).toBe('taken');
});

it('what is written is no formula, and is read back as it was', () => {
  const texts = ['=1+1', '+250 788', '-x', '@a', 'a,b', 'say "hi"', ' blank ', 'two\nlines', "'quoted"];
  const line = lineOf(texts);
  for (const cell of ["'=1+1", "'+250 788", "'-x", "'@a"]) expect(line).toContain(cell);
  const sheet = readSheet(Buffer.from(texts.map((_, at) => `c${at}`).join(',') + '\r\n' + line), {
    needed: texts.map((_, at) => `c${at}`),
    others: [],
  });
  expect(Object.values(sheet.rows[0]!.cells)).toEqual(texts.map((text) => text.trim()));
});

it('figures stay figures, days and times are those of Kigali', () => {
  expect(lineOf([-5, true, null, '2026-11-20T22:30:00.000Z', '2026-11-20'])).toBe(
    '-5,Yes,,2026-11-21 00:30,2026-11-20\r\n',
  );
});
