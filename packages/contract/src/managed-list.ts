import * as z from 'zod';
import { endpoint, type Schema } from './endpoint.ts';
import { id, nothing, search } from './wire.ts';

/** The endpoints by which administrators manage the catalogue: adding, changing and deleting items in each list. */
export const admin = { who: 'admin', permission: 'catalogue.manage', object: 'none', audit: 'none' } as const;
export const searched = z.object({ 'text-search': search });
export const byId = z.object({ id });
/** The data of the response to a saved item: its type and id, with which a picture can then be uploaded. */
export const saved = <const T extends string>(itemType: T) => z.object({ id, itemType: z.literal(itemType) });

interface ManagedList<P, O, B, D> {
  path: P;
  /** The kind of object in grants. The names of the audit entries also begin with it. */
  object: O;
  body: B;
  data: D;
  /** The message after saving, for example 'The imaging was saved'. */
  saved: string;
  removed: string;
  /** The noun that the summaries of the endpoints use, such as 'an insurer'. */
  what: string;
}

/**
 * The endpoints that add, change and delete items of a list. If another item already has the name, the change is
 * refused with 409 `name_taken`.
 */
export function kept<const P extends `/${string}`, const O extends string, B extends z.ZodObject, D extends Schema>(
  declared: ManagedList<P, O, B, D>,
) {
  const { path, object, body, data, what } = declared;
  const one = {
    who: 'admin',
    permission: 'catalogue.manage',
    object: `${object}@params.id`,
    params: byId,
  } as const;
  return {
    add: endpoint(`POST ${path}` as const, {
      ...admin,
      audit: `${object}.added`,
      budget: 'write',
      body,
      data,
      status: 201,
      message: declared.saved,
      summary: `Adds ${what}. 409 name_taken when the name exists already.`,
    }),
    change: endpoint(`POST ${path}/{id}` as const, {
      ...one,
      audit: `${object}.changed`,
      budget: 'write',
      alsoPut: true,
      body,
      data,
      message: declared.saved,
      summary: `Changes ${what}.`,
    }),
    remove: endpoint(`DELETE ${path}/{id}` as const, {
      ...one,
      audit: `${object}.removed`,
      budget: 'write',
      data: nothing,
      message: declared.removed,
      summary: `Deletes ${what}. 409 in_use while another record refers to it.`,
    }),
  };
}

export const list = <const P extends `/${string}`, D extends z.ZodType>(path: P, item: D, summary: string) =>
  endpoint(`GET ${path}` as const, { ...admin, query: searched, data: z.array(item), summary });
