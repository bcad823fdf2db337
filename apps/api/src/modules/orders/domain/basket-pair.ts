/** The prices of a basket at each pharmacy. */
export interface Costs {
  lines: number;
  distances: number[];
  /** By pharmacy and line: the price of the whole line, or infinite when the pharmacy has nothing for it in stock. */
  amounts: Float64Array;
  /** By pharmacy and line: the index of the drug of the line that has this price. */
  drugs: Uint16Array;
  /** By pharmacy: a bit mask of the lines that it has in stock. */
  has: Int32Array;
}

interface Pair {
  one: number;
  other: number;
  total: number;
  distance: number;
}

/** Pharmacies that have the same lines in stock. */
interface Group {
  has: number;
  members: number[];
  /** The amounts of all members, line by line, in one array, because millions of amounts are added. */
  amounts: Float64Array;
}

/**
 * Returns the two pharmacies that together have every line: the pair with the lowest total and, at equal totals, the
 * smallest sum of distances; null when no two pharmacies have every line.
 *
 * Thousands of pharmacies make millions of pairs, so they are grouped by the lines that they have. A pharmacy is left
 * out when another one of its group is no dearer for any line and no farther away: whatever the second pharmacy of a
 * pair is, the other one makes a pair that is at least as good.
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

  /** Returns the best pair of two groups when it is better than the best pair so far, else null. */
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
        // the first pair that is found counts even when its distance is unknown, which is infinite
        if (total === lowest && distance >= shortest && (best || found)) continue;
        found = { one, other, total, distance };
        [lowest, shortest] = [total, distance];
      }
    return found;
  }
}

/**
 * Makes a group of these pharmacies, without each one for which another is no dearer for any line and no farther away.
 * The cheapest comes first.
 */
function unbeatenOf(costs: Costs, has: number, members: number[]): Group {
  const { lines, amounts, distances } = costs;
  const rowOf = (pharmacy: number) => amounts.subarray(pharmacy * lines, (pharmacy + 1) * lines);
  const totals = new Map(
    members.map((pharmacy) => [
      pharmacy,
      rowOf(pharmacy).reduce((sum, amount) => (amount === Infinity ? sum : sum + amount), 0),
    ]),
  );
  // a pharmacy that beats another one has a lower total, or the same total and no greater distance
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
