/**
 * Joins a list of the API, `[{value}]`, for one cell: 'English; Kinyarwanda'. Returns the JSON when an item contains a
 * semicolon.
 */
export function listInCell(json: string): string {
  const values = valuesOf(json);
  if (!values) return json;
  const cell = values.join('; ');
  return cell.startsWith('[') || values.some((value) => value.includes(';')) ? json : cell;
}

/** Converts a cell with several values back to a list of the API. */
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
