/** The query parameters that filter a list. Parameters for the order and the page are not among them. */
const filters = [
  'text-search',
  'specialty',
  'consultation_type',
  'free',
  'language',
  'gender',
  'district',
  'sector',
  'open-now',
  'insurance_id',
  'max_fee',
] as const;
type Filter = (typeof filters)[number];
type Query = { [filter in Filter]?: unknown };

/** How many providers a list would have without one of its filters. */
export interface WithoutFilter {
  filter: Filter;
  count: number;
}

/**
 * Reads a list. When nobody matches several filters together, also counts how many providers match without each of
 * them, so that people see which filter to drop.
 */
export async function explainNone<Asked extends Query, Found extends { total: number }>(
  asked: Asked,
  read: (asked: Asked) => Promise<Found>,
  count: (asked: Asked) => Promise<number>,
): Promise<Found & { without?: WithoutFilter[] }> {
  const found = await read(asked);
  const set = filters.filter((filter) => asked[filter] !== undefined && asked[filter] !== '');
  if (found.total > 0 || set.length < 2) return found;
  const without: WithoutFilter[] = [];
  // the lists are counted one after the other, so that one request does not take all connections to the database
  for (const filter of set) {
    const number = await count({ ...asked, [filter]: undefined });
    if (number > 0) without.push({ filter, count: number });
  }
  return { ...found, without: without.sort((one, other) => other.count - one.count) };
}
