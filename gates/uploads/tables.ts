import { type Case, refused, stowaway, type Verdict } from './case.ts';

const mb = 1_048_576;
const head = 'title,description\n';
/** Beginnings of table cells that spreadsheets run as formulas. */
const formulas = ['=', '+', '-', '@', '\t=', '\r='].map((sign) => `${sign}HYPERLINK("http://x.example") ${stowaway}`);
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** CSV files: valid ones, hostile ones, and files of other kinds. */
export function tables(): Case[] {
  const files: [what: string, verdict: Verdict, bytes: Buffer | string][] = [
    ['one line', 'kept', `${head}Blood count,Of all cells\n`],
    ['a mark in front', 'kept', `\uFEFF${head}Malaria smear,x\n`],
    ['semicolons', 'kept', 'title;description\nUrine;x\n'],
    ['lines of Windows', 'kept', head.replace('\n', '\r\n') + 'Stool,x\r\n'],
    ['lines of old', 'kept', head.replace('\n', '\r') + 'Sputum,x\r'],
    ['formulas', 'kept', head + formulas.map((text) => `${quoted(text)},${quoted(text)}\n`).join('')],
    ['a script', 'kept', `${head}<script>alert(1)</script>,<img src=x onerror=alert(1)>\n`],
    ['other scripts of the world', 'kept', `${head}العربية,日本語 🩺\n`],
    ['a name that is turned around', 'kept', `${head}abc\u202edef,x\n`],
    ['a name of a thousand letters', 'kept', `${head}${'a'.repeat(1_000)},x\n`],
    ['a cell of 4 MB', 'kept', `${head}x,${'a'.repeat(4 * mb)}\n`],
    ['a NUL', 'kept', `${head}a\0b,x\n`],
    ['a quotation mark that is not closed', 'kept', `${head}"a,x\nb,y\n`],
    ['a thousand cells in a line', 'kept', `${head}${'a,'.repeat(1_000)}\n`],
    ['no lines', 'kept', head],
    ['ten thousand lines', 'kept', head + Array.from({ length: 10_000 }, (_, n) => `Test ${n},x\n`).join('')],
    ['ten thousand lines and one', 'too_large', head + 'x,y\n'.repeat(10_001)],
    ['a million lines of nothing', 'either', head + '\n'.repeat(mb)],
    ['five MB', 'refused', 'a'.repeat(5 * mb)],
    ['five MB and a byte', 'too_large', 'a'.repeat(5 * mb + 1)],
    ['a million columns', 'validation_failed', `${'x,'.repeat(mb)}\n`],
    ['a column twice', 'validation_failed', 'title,title\na,b\n'],
    ['none of its columns', 'validation_failed', 'constructor,__proto__\na,b\n'],
    ['nothing', 'validation_failed', ''],
    ['UTF-16', 'kept', Buffer.from(`\uFEFF${head}a,b\n`, 'utf16le')],
    ['Latin 1', 'unsupported_type', Buffer.from(`${head}caf\u00e9,x\n`, 'latin1')],
  ];
  return files.map(([what, table, bytes]) => ({
    ...refused(`CSV with ${what}`, 'list.csv', bytes, 'text/csv'),
    table,
    picture: 'refused',
    attachment: 'refused',
  }));
}
