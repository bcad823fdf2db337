import { readLine } from '@ivuriro/contract/text';
import { problem } from '../../platform/errors.ts';

const most = 50;
const longest = 500;

/** Reads `[{value}]` as JSON text, which is how forms send lists; empty values are dropped. */
export function readJsonList(field: string, text: string): { value: string }[] {
  const wrong = () => problem('validation_failed', `The list ${field} cannot be read.`);
  let list: unknown;
  try {
    list = JSON.parse(text === '' ? '[]' : text);
  } catch {
    throw wrong();
  }
  if (!Array.isArray(list) || list.length > most) throw wrong();
  return list
    .map((item: unknown) => {
      const value = typeof item === 'object' && item !== null && 'value' in item ? item.value : item;
      if (typeof value !== 'string' || value.length > longest) throw wrong();
      return { value: readLine(value) };
    })
    .filter(({ value }) => value !== '');
}
