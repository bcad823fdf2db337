import { expect, it } from 'vitest';
import { readSheet } from './read-csv.ts';
import { readCells } from './cells.ts';

const columns = { needed: ['name'], others: ['price', 'patient_preparation'] };
const read = (text: string | Buffer) => readSheet(Buffer.from(text), columns);
const refusal = (text: string | Buffer) => {
  try {
    read(text);
  } catch (error) {
    return (error as Error).message;
  }
  return 'taken';
};

it('reading a CSV file accepts columns in any order, and headings with capital letters and blanks', () => {
  const sheet = read('\uFEFFPatient preparation,colour, NAME \r\n"Fast, 8 hours",red,Zinc\r\n,,Iron\r\n');
  expect(sheet.rows).toEqual([
    { line: 2, cells: { name: 'Zinc', patient_preparation: 'Fast, 8 hours' } },
    { line: 3, cells: { name: 'Iron' } },
  ]);
  expect(sheet.bad).toEqual([]);
});

it('reading a CSV file accepts semicolons, quotation marks and line breaks inside cells, and gives each row its right line number', () => {
  const sheet = read('name;price\n"Two\nlines";5\n\n"The ""best""";6\nLast;7');
  expect(sheet.rows).toEqual([
    { line: 2, cells: { name: 'Two\nlines', price: '5' } },
    { line: 5, cells: { name: 'The "best"', price: '6' } },
    { line: 6, cells: { name: 'Last', price: '7' } },
  ]);
});

it('reading a CSV file continues after a line that cannot be read', () => {
  const sheet = read('name,price\nGood,1\nBro"ken,2\nToo,many,cells,here\nAlso good,3\n');
  expect(sheet.rows.map(({ cells }) => cells.name)).toEqual(['Good', 'Also good']);
  expect(sheet.bad).toEqual([
    { line: 3, message: 'A quotation mark is not closed, or stands in the middle of a cell.' },
    { line: 4, message: 'There are 4 cells below 2 columns.' },
  ]);
});

it('an unreadable CSV file is refused with a message that gives the reason', () => {
  expect(refusal('price\n5')).toBe('The first line has to name the columns; name is missing.');
  expect(refusal('')).toContain('name is missing');
  expect(refusal('name,Name\na,b')).toBe('The column name is there twice.');
  expect(refusal(Buffer.from([0x6e, 0x61, 0x6d, 0x65, 0x0a, 0xe9, 0x0a]))).toContain('not UTF-8');
  expect(refusal(`name\n${'x\n'.repeat(10_001)}`)).toBe('At most 10,000 lines are taken at a time.');
  expect(refusal(`name\n${'x\n'.repeat(10_000)}`)).toBe('taken');
});

it.each([
  ['Excel’s line sep=;', 'sep=;\r\nname;price\r\nZinc;5\r\n', 3],
  ['Excel’s line sep=,', 'SEP=,\r\nname,price\r\nZinc,5\r\n', 3],
  ['tabs', 'name\tprice\r\nZinc\t5\r\n', 2],
  ['UTF-16 with its mark', Buffer.from('\uFEFFname\tprice\r\nZinc\t5\r\n', 'utf16le'), 2],
  ['UTF-16, the high byte first', Buffer.from('\uFEFFname,price\r\nZinc,5\r\n', 'utf16le').swap16(), 2],
])('reading a CSV file accepts %s', (_, text, line) => {
  expect(read(text).rows).toEqual([{ line, cells: { name: 'Zinc', price: '5' } }]);
});

it('an import reads numbers and dates in the formats of spreadsheet programs, and explains the right format for any other value', () => {
  const kinds = { price: 'whole', licence_expires_on: 'day' } as const;
  const readOne = (price: string, licence_expires_on: string) => readCells({ price, licence_expires_on }, kinds);
  for (const [price, day] of [
    ['1200.00', '31/12/2027'],
    ['1 200', '31-12-2027'],
    ['1,200', '2027-12-31'],
    ['1\u202f200,00', '31.12.2027'],
    ['1.200', '2027/12/31'],
  ] as const)
    expect(readOne(price, day)).toEqual({ read: { price: '1200', licence_expires_on: '2027-12-31' }, faults: [] });
  for (const [price, day] of [
    ['12.5 USD', '31/02/2027'],
    ['12.5', '12/31/2027'],
    ['1,20', 'soon'],
  ] as const)
    expect(readOne(price, day).faults).toEqual([
      'Price: a whole number such as 1200.',
      'Licence expires on: a date such as 2027-12-31.',
    ]);
});
