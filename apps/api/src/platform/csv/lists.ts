/** 'English; Kinyarwanda' of the wire's `[{value}]`; as it is where a semicolon is part of an item. */
export function listInCell(json: string): string {
  const values = valuesOf(json);
  if (!values) return json;
  const cell = values.join('; ');
  return cell.startsWith('[') || values.some((value) => value.includes(';')) ? json : cell;
}

/** The same backwards: what people write into one cell, as a list of the wire. */
export const listOfCell = (cell: string): string =>
  valuesOf(cell)
    ? cell
    : JSON.stringify(
        cell
          .split(';')
          .map((text) => text.trim())
          .filter(Boolean)
          .map((value) => ({ value })),
      );

function valuesOf(json: string): string[] | null {
  if (!json.startsWith('[')) return null;
  try {
    return (JSON.parse(json) as { value: string }[]).map(({ value }) => value);
  } catch {
    return null;
  }
}
