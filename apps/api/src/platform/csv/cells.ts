/** Columns whose values spreadsheets write in ways of their own: whole numbers and days. */
export type CellKind = 'whole' | 'day';

interface CellReader {
  read: (cell: string) => string | null;
  example: string;
  /** A value that every schema of such a column takes. */
  stands: string;
}
const readers: Record<CellKind, CellReader> = {
  whole: { read: wholeIn, example: 'a whole number such as 1200', stands: '1200' },
  day: { read: dayIn, example: 'a date such as 2027-12-31', stands: '2027-12-31' },
};

/** '1200.00', '1 200', '1,200': grouped in thousands, with decimals that are all zero. */
function wholeIn(cell: string): string | null {
  const plain = cell.replaceAll(/[\s\u202f'’]/g, '');
  const whole = /^(-?\d+|-?\d{1,3}(?:,\d{3})+|-?\d{1,3}(?:\.\d{3})+)(?:[.,]0{1,2})?$/.exec(plain)?.[1];
  return whole === undefined ? null : whole.replaceAll(/[.,]/g, '');
}

/** '2027-12-31', and '31/12/2027' as it is written in Rwanda: the day stands first. */
function dayIn(cell: string): string | null {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ]0?0:00(?::00)?)?$/.exec(cell);
  const [, year, month, day] = iso ?? [];
  const [, first, second, last] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(cell) ?? [];
  const parts = iso ? [year, month, day] : [last, second, first];
  if (parts.some((part) => part === undefined)) return null;
  const read = parts.map((part) => part!.padStart(2, '0')).join('-');
  const at = new Date(`${read}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(read) ? read : null;
}

/**
 * The cells of a line as the schemas of the calls take them. For a cell that cannot be read, `faults` has a sentence, and
 * an example stands in its place, so that the rest of the line is checked too.
 */
export function readCells(cells: Record<string, string>, kinds: Record<string, CellKind>) {
  const faults: string[] = [];
  const read = { ...cells };
  for (const [name, kind] of Object.entries(kinds)) {
    const cell = cells[name];
    if (cell === undefined) continue;
    const value = readers[kind].read(cell);
    if (value === null) faults.push(`${titleOf(name)}: ${readers[kind].example}.`);
    read[name] = value ?? readers[kind].stands;
  }
  return { read, faults };
}

const titleOf = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ');
