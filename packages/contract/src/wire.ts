import * as z from 'zod';
import { readCode, readJson, readLine, readProse } from './text.ts';

/** Schemas and values that every module uses. Times and days are in the time zone Africa/Kigali. */
export const id = z.string().max(100);
export const uuid = z.uuid();
export const money = z.int();
/** A date with a year from 1000 to 2999. */
export const day = z.iso.date().regex(/^[12]/);
/** A time such as `08:00 AM`. */
export const clockTime = z.string();
export const instant = z.iso.datetime({ offset: true });
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
export const weekday = z.enum(weekdays);

const words: Record<string, boolean> = { '1': true, '0': false, true: true, false: false };
/** A boolean. The schema accepts true/false, 1/0 and "1"/"0". */
export const flag = z
  .union([z.boolean(), z.literal(1), z.literal(0), z.enum(['1', '0', 'true', 'false'])])
  .transform((value) => words[String(value)] === true);

/** A whole number. The schema also accepts it as text. */
export const whole = z
  .union([z.number(), z.string().regex(/^-?\d{1,15}$/)])
  .transform(Number)
  .pipe(z.int());

/** A list. The schema accepts a JSON array, repeated keys or a single value. */
export function many<T extends z.ZodType>(item: T) {
  return z.union([z.array(item), item.transform((one) => [one] as z.output<T>[])]) as unknown as z.ZodType<
    z.output<T>[],
    z.input<T>[] | z.input<T>
  >;
}

/** A query parameter with the ids of up to 100 rows of a list. Ids of rows that are not in the list find nothing. */
export const ids = many(uuid).pipe(z.array(uuid).max(100)).optional();

/**
 * The base schemas of text fields: `prose` for several lines, `line` for one line. `error` is the message for a missing
 * field.
 */
export const prose = (error?: string) => z.string(error).overwrite(readProse);
export const line = (error?: string) => z.string(error).overwrite(readLine);
/** A code that is printed on a document. It may be entered in any notation. */
export const printedCode = z.string().overwrite(readCode);
/** Text of several lines, 1 to `max` characters, at least one of them visible. */
export const text = (max: number) => prose().min(1).max(max);
/** Text that may be empty. */
export const optionalText = (max: number) => prose().max(max).optional();
/** A name or a title on one line, 1 to `max` characters. */
export const oneLine = (max: number) => line().min(1).max(max);
export const optionalLine = (max: number) => line().max(max).optional();

/** JSON in a text field. */
export const json = () => z.string().overwrite(readJson);
/** `[{value}]` as a JSON string; its values are validated one by one. */
export const jsonList = json();

/** The query parameters `?page=` and `?per_page=`. An unknown or impossible value becomes the default. */
export const paging = {
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1).optional(),
  per_page: z.coerce.number().int().min(1).max(100).catch(10).optional(),
};
export const withoutPaginate = z.string().optional();
/** A query parameter that filters a list; an empty value counts as absent. */
export const filter = z
  .string()
  .max(200)
  .optional()
  .transform((value) => readLine(value ?? '') || undefined);
/**
 * The orders in which a list of the desk can be sorted; `-` reverses the order. Without this parameter each list has
 * its usual order.
 */
export const deskOrders = ['time', '-time', 'status', '-status'] as const;
export type DeskOrder = (typeof deskOrders)[number];
export const search = z
  .string()
  .optional()
  .transform((value) => readLine(value ?? '').slice(0, 100) || undefined);

export function page<T extends z.ZodType>(item: T) {
  return z.object({
    data: z.array(item),
    total: z.int(),
    per_page: z.int(),
    current_page: z.int(),
    last_page: z.int(),
    path: z.string(),
    next_page_url: z.string().nullable(),
    prev_page_url: z.string().nullable(),
  });
}

export const nothing = z.null();
export const picture = z.object({ id, filename: z.string() }).nullable();
export const named = z.object({ id, name: z.string() });
