import type { ApiFixture } from '../api-fixture.ts';

/** A query of one row that counts what must not remain of this object. */
export interface Remains {
  what: string;
  sql: string;
  of: string;
}
/** A finding when something of it remains. */
export const countRemains = async (
  { platform: { reads } }: ApiFixture,
  { what, sql, of }: Remains,
): Promise<string[]> => {
  const { rows } = await reads.query(sql, [of]);
  const many = Number(rows[0]?.left ?? 0);
  return many > 0 ? [`${many} ${what}`] : [];
};
