import { signsIn } from '@ivuriro/contract/endpoint';
import * as z from 'zod';
import { bare } from '../csv/columns.ts';
import type { Route } from './call.ts';

export interface ListSchema {
  /** The schema of one row. */
  row: z.ZodType;
  /** Its rows in a reply, and how many pages there are. */
  rowsOf: (data: unknown) => unknown[];
  pagesOf: (data: unknown) => number;
}

/** The list that this address answers to a provider or an administrator; null when it answers no list. */
export function listBehind({ method, who, endpoint }: Route): ListSchema | null {
  if (method !== 'GET' || !signsIn(who) || who === 'patient') return null;
  const list = listIn(endpoint.data);
  return list && (endpoint.lines ?? '').split('.').filter(Boolean).reduce(below, list);
}

/** For a list within each row: its items are the rows. */
function below({ row, rowsOf, pagesOf }: ListSchema, name: string): ListSchema {
  const { element } = bare((row as z.ZodObject).shape[name] as z.ZodType) as z.ZodArray;
  const rowsBelow = (data: unknown) => rowsOf(data).flatMap((one) => (one as Record<string, unknown[]>)[name] ?? []);
  return { row: element as z.ZodType, rowsOf: rowsBelow, pagesOf };
}

/** A list, a page of one, or an object with one of them beside other things. */
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
