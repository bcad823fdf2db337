import { count } from '../../lib/language/money.ts';

const roundFrom = 1_000;

/** '40', or '1,000+' when there are more items than the server counts. */
export function howMany(facet: { count: number; more: boolean }): string {
  if (!facet.more) return count(facet.count);
  return `${count(facet.count < roundFrom ? facet.count : Math.floor(facet.count / roundFrom) * roundFrom)}+`;
}
