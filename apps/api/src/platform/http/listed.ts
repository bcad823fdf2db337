import { personalRole, signsIn } from '@ivuriro/contract/endpoint';
import * as z from 'zod';
import { bare } from '../csv/columns.ts';
import type { Route } from './call.ts';

export interface ListSchema {
  /** The schema of one row. */
  row: z.ZodType;
  /** Finds the rows in a reply. */
  rowsOf: (data: unknown) => unknown[];
  pagesOf: (data: unknown) => number;
}

/**
 * The list that this GET route returns. Null when it returns no list, or when it is for the personal role or for
 * visitors, who cannot export lists.
 */
export function listBehind({ method, who, endpoint }: Route): ListSchema | null {
  if (method !== 'GET' || !signsIn(who) || who === personalRole) return null;
  const list = listIn(endpoint.data);
  return list && (endpoint.lines ?? '').split('.').filter(Boolean).reduce(below, list);
}

/** The list whose rows are the items of a nested list; it contains the items of all outer rows. */
function below({ row, rowsOf, pagesOf }: ListSchema, name: string): ListSchema {
  const { element } = bare((row as z.ZodObject).shape[name] as z.ZodType) as z.ZodArray;
  const rowsBelow = (data: unknown) => rowsOf(data).flatMap((one) => (one as Record<string, unknown[]>)[name] ?? []);
  return { row: element as z.ZodType, rowsOf: rowsBelow, pagesOf };
}

/** Finds a list in a reply schema: an array, a page, or an object that contains one of them. */
function listIn(schema: z.ZodType): ListSchema | null {
  if (schema instanceof z.ZodUnion) return (schema.options as z.ZodType[]).map(listIn).find(Boolean) ?? null;
  if (schema instanceof z.ZodArray) return { row: schema.element as z.ZodType, rowsOf: asList, pagesOf: () => 1 };
  if (!(schema instanceof z.ZodObject)) return null;
  const shape = schema.shape as Record<string, z.ZodType>;
  if (isPage(shape)) return paged(shape.data as z.ZodArray, (data) => data);
  for (const [name, inner] of Object.entries(shape)) {
    const page = bare(inner);
    if (page instanceof z.ZodObject && isPage(page.shape))
      return paged(page.shape.data as z.ZodArray, (data) => (data as Record<string, unknown>)[name]);
  }
  return null;
}

const isPage = (shape: Record<string, unknown>) => 'last_page' in shape && shape.data instanceof z.ZodArray;
const asList = (data: unknown): unknown[] => (Array.isArray(data) ? data : []);

function paged({ element }: z.ZodArray, pageIn: (data: unknown) => unknown): ListSchema {
  const page = (data: unknown) => pageIn(data) as { data: unknown[]; last_page: number };
  return {
    row: element as z.ZodType,
    rowsOf: (data) => page(data).data,
    pagesOf: (data) => page(data).last_page,
  };
}
