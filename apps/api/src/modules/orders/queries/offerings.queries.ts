import { type Insertable, type RawBuilder, type Selectable, sql, type SqlBool } from 'kysely';
import type { Window } from '../../../platform/db/page.ts';
import type { Db } from '../../../platform/db/pool.ts';
import { beginsWords, resemblance, resemblesWords } from '../../../platform/db/text-search.ts';
import type { Offer } from '../../../platform/db/types.ts';
import type { OrderKind } from '../domain/order-kinds.ts';

export type OfferingRow = Selectable<Offer>;

/**
 * For each kind of order: the catalogue table to join to the offerings, the name of its items, and the text that a
 * search compares.
 */
const items: Record<OrderKind, { of: RawBuilder<unknown>; title: RawBuilder<string>; text: RawBuilder<string> }> = {
  laboratory: {
    of: sql`test_name item on item.id = offer.test_id`,
    title: sql`item.title`,
    text: sql`item.title || ' ' || item.category`,
  },
  pharmacy: {
    of: sql`drug_name item on item.id = offer.drug_id`,
    title: sql`item.name`,
    text: sql`concat_ws(' ', item.name, item.class, item.category)`,
  },
};

/**
 * A provider's offerings: items that the catalogue marks as common first, then A–Z. A search that finds nothing is
 * repeated with typo tolerance, and then the best match comes first.
 */
export async function offeringsOf(
  db: Db,
  kind: OrderKind,
  providerId: string,
  search: string | undefined,
  window: Window,
): Promise<{ total: number; rows: OfferingRow[] }> {
  const { title, text } = items[kind];
  const inOrder = sql`item.common desc, lower(unaccent(${title})), offer.id`;
  if (!search) return fitting(db, kind, providerId, sql`true`, inOrder, window);
  const found = await fitting(db, kind, providerId, beginsWords(text, search), inOrder, window);
  if (found.total > 0) return found;
  const best = sql`${resemblance(text, search)} desc, ${inOrder}`;
  return fitting(db, kind, providerId, resemblesWords(text, search), best, window);
}

async function fitting(
  db: Db,
  kind: OrderKind,
  providerId: string,
  condition: RawBuilder<SqlBool> | RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  { limit, offset }: Window,
) {
  const which = sql`from offer join ${items[kind].of}
    where offer.provider_id = ${providerId} and offer.removed_at is null and ${condition}`;
  const [{ rows }, counted] = await Promise.all([
    sql<OfferingRow>`select offer.* ${which} order by ${order} limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*) as total ${which}`.execute(db),
  ]);
  return { total: counted.rows[0]!.total, rows };
}

export const offeringById = (db: Db, id: string): Promise<OfferingRow> =>
  db.selectFrom('offer').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Inserts an offering; null when the provider already has one of this test or drug. */
export async function insertOffering(trx: Db, row: Insertable<Offer>): Promise<OfferingRow | null> {
  const inserted = await trx
    .insertInto('offer')
    .values(row)
    .onConflict((on) => on.doNothing())
    .returningAll()
    .executeTakeFirst();
  return inserted ?? null;
}

export const updateOffering = (trx: Db, id: string, change: Partial<Insertable<Offer>>): Promise<OfferingRow> =>
  trx.updateTable('offer').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

export interface OrderableOffering {
  id: string;
  item_id: string;
  name: string;
  price: number;
  in_stock: boolean;
  supply: string | null;
}

/**
 * Some of a provider's offerings with the columns that decide whether they can be ordered; with `lock`, locked until
 * the transaction ends.
 */
export async function findOfferings(
  db: Db,
  kind: OrderKind,
  providerId: string,
  ids: string[],
  lock: boolean,
): Promise<OrderableOffering[]> {
  const [stock, supply] =
    kind === 'pharmacy' ? [sql`and item.status = 'IN_STOCK'`, sql`item.supply`] : [sql``, sql`null`];
  const { rows } = await sql<OrderableOffering>`
    select offer.id, item.id as item_id, ${items[kind].title} as name, offer.price,
      offer.status = 'IN_STOCK' ${stock} as in_stock, ${supply} as supply
    from offer join ${items[kind].of}
    where offer.id = any(${ids}::uuid[]) and offer.provider_id = ${providerId} and offer.kind = ${kind}
      and offer.removed_at is null
    ${lock ? sql`for share of offer` : sql``}`.execute(db);
  return rows;
}
