/** The prices of a basket at each pharmacy. */
export interface Costs {
  lines: number;
  distances: number[];
  /** By pharmacy and line: the price of the line with its quantity, or infinite when it is not in stock there. */
  amounts: Float64Array;
  /** By pharmacy and line: which drug of the line that is. */
  drugs: Uint16Array;
  /** By pharmacy: a bit for each line that it has. */
  has: Int32Array;
}

interface Pair {
  one: number;
  other: number;
  total: number;
  distance: number;
}

/** Pharmacies that have the same lines. */
interface Group {
  has: number;
  members: number[];
  /** The amounts of all members, line by line: in one piece, because millions of them are added. */
  amounts: Float64Array;
}

/**
 * The two pharmacies that have every line together: those with the lowest total, then with the shortest way to both;
 * null when no two have everything.
 *
 * Thousands of pharmacies make millions of pairs, so they are grouped by the lines that they have. Of a group only those
 * are looked at that no other one of it beats in every price and in distance: whatever the second pharmacy is, the
 * better one makes the better pair.
 */
export function bestPair(costs: Costs): [number, number] | null {
  const everything = (1 << costs.lines) - 1;
  const sameLines = Map.groupBy(costs.has.keys(), (pharmacy) => costs.has[pharmacy]!);
  sameLines.delete(0);
  const groups = new Map<number, Group>();
  const groupOf = (has: number) => {
    const group = groups.get(has) ?? unbeatenOf(costs, has, sameLines.get(has)!);
    groups.set(has, group);
    return group;
  };
  const all = [...sameLines.keys()];
  let best: Pair | null = null;
  for (let at = 0; at < all.length; at++)
    for (let next = at + 1; next < all.length; next++)
      if ((all[at]! | all[next]!) === everything)
        best = bestBetween(costs, groupOf(all[at]!), groupOf(all[next]!)) ?? best;
  return best && [best.one, best.other];

  /** The best pair of two groups, if it is better than all before. */
  function bestBetween({ lines, distances }: Costs, group: Group, others: Group): Pair | null {
    let found: Pair | null = null;
    let [lowest, shortest] = best ? [best.total, best.distance] : [Infinity, Infinity];
    for (const [at, one] of group.members.entries())
      for (let next = 0; next < others.members.length; next++) {
        let total = 0;
        let line = 0;
        for (; line < lines && total <= lowest; line++) {
          const here = group.amounts[at * lines + line]!;
          const there = others.amounts[next * lines + line]!;
          total += here < there ? here : there;
        }
        if (line < lines || total > lowest) continue;
        const other = others.members[next]!;
        const distance = distances[one]! + distances[other]!;
        // the first pair of all counts even from an unknown distance
        if (total === lowest && distance >= shortest && (best || found)) continue;
        found = { one, other, total, distance };
        [lowest, shortest] = [total, distance];
      }
    return found;
  }
}

/** Those of a group that no other one beats, or equals from nearer by; the cheapest first. */
function unbeatenOf(costs: Costs, has: number, members: number[]): Group {
  const { lines, amounts, distances } = costs;
  const rowOf = (pharmacy: number) => amounts.subarray(pharmacy * lines, (pharmacy + 1) * lines);
  const totals = new Map(
    members.map((pharmacy) => [
      pharmacy,
      rowOf(pharmacy).reduce((sum, amount) => (amount === Infinity ? sum : sum + amount), 0),
    ]),
  );
  // who beats another one has a lower total, or the same total and is nearer
  const inOrder = members.toSorted(
    (a, b) => totals.get(a)! - totals.get(b)! || (distances[a] === distances[b] ? 0 : distances[a]! - distances[b]!),
  );
  const kept: number[] = [];
  for (const pharmacy of inOrder) if (!kept.some((other) => beats(costs, other, pharmacy))) kept.push(pharmacy);
  const dense = new Float64Array(kept.length * lines);
  for (const [at, pharmacy] of kept.entries()) dense.set(rowOf(pharmacy), at * lines);
  return { has, members: kept, amounts: dense };
}

function beats({ lines, amounts, distances }: Costs, one: number, other: number): boolean {
  if (distances[one]! > distances[other]!) return false;
  for (let line = 0; line < lines; line++)
    if (amounts[one * lines + line]! > amounts[other * lines + line]!) return false;
  return true;
}
