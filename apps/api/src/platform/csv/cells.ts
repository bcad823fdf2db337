/** The kinds of columns whose values spreadsheet programs write in several formats: whole numbers and days. */
export type CellKind = 'whole' | 'day';

interface CellReader {
  read: (cell: string) => string | null;
  example: string;
  /**
   * A value that is valid in every column of this kind. It replaces an unreadable cell, so that the rest of the line
   * can be validated.
   */
  stands: string;
}
const readers: Record<CellKind, CellReader> = {
  whole: { read: wholeIn, example: 'a whole number such as 1200', stands: '1200' },
  day: { read: dayIn, example: 'a date such as 2027-12-31', stands: '2027-12-31' },
};

/** Parses a whole number such as '1200.00', '1 200' or '1,200': thousands may be grouped, and decimals must be zero. */
function wholeIn(cell: string): string | null {
  const plain = cell.replaceAll(/[\s\u202f'’]/g, '');
  const whole = /^(-?\d+|-?\d{1,3}(?:,\d{3})+|-?\d{1,3}(?:\.\d{3})+)(?:[.,]0{1,2})?$/.exec(plain)?.[1];
  return whole === undefined ? null : whole.replaceAll(/[.,]/g, '');
}

/** Parses a date: '2027-12-31' or, as dates are written in Rwanda, '31/12/2027' with the day first. */
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
 * Converts the cells of a line to the formats of the API. For an unreadable cell, an error message is added to
 * `faults`, and a valid placeholder replaces the cell, so that the rest of the line is validated too.
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
