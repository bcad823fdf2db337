import type { ApiFixture } from '../api-fixture.ts';

/** A query with one result row, whose `left` counts the rows of this object that must not remain. */
export interface Remains {
  what: string;
  sql: string;
  of: string;
}
/** Reports a finding when such rows remain. */
export const countRemains = async (
  { platform: { reads } }: ApiFixture,
  { what, sql, of }: Remains,
): Promise<string[]> => {
  const { rows } = await reads.query(sql, [of]);
  const many = Number(rows[0]?.left ?? 0);
  return many > 0 ? [`${many} ${what}`] : [];
};
