import { bestPair, type Costs } from './basket-pair.ts';

/**
 * One drug that satisfies a line of a basket, with parallel lists of the pharmacies that have it in stock and of their
 * prices.
 */
export interface StockedDrug {
  id: string;
  /** Numbers of pharmacies. */
  pharmacies: number[];
  prices: number[];
}
export interface BasketLine {
  quantity: number;
  /** The requested drug, followed by the drugs that may replace it. */
  drugs: StockedDrug[];
}
export interface Basket {
  /** The distance of each pharmacy by its number, in any unit; infinite when it is not known. */
  distances: number[];
  lines: BasketLine[];
}

/** The lines of a basket that one pharmacy sells. */
export interface BasketPart {
  pharmacy: number;
  lines: { line: number; drug: string; price: number }[];
}
export interface BasketAnswer {
  parts: BasketPart[];
  total: number;
  /** The lines that no pharmacy of this answer has in stock. */
  missing: number[];
}

/**
 * Finds the best pharmacies for a basket of at most 20 lines. When some pharmacies have every line, the answers are
 * these pharmacies, sorted by total and then by distance, at most `most` of them. When no pharmacy has every line, the
 * only answer is the two pharmacies that together have every line: those with the lowest total and then the smallest
 * sum of distances. When no two have every line, the answers are the pharmacies with the most lines.
 */
export function bestAnswers(basket: Basket, most = 5): BasketAnswer[] {
  const costs = costsOf(basket);
  const singles = bestSingles(costs, most);
  const complete = singles.filter(({ missing }) => missing === 0);
  if (complete.length > 0 || singles.length === 0)
    return complete.map(({ pharmacy }) => answer(basket, costs, [pharmacy]));
  const pair = bestPair(costs);
  if (pair) return [answer(basket, costs, pair)];
  return singles.map(({ pharmacy }) => answer(basket, costs, [pharmacy]));
}

function costsOf({ distances, lines: basketLines }: Basket): Costs {
  const lines = basketLines.length;
  const amounts = new Float64Array(distances.length * lines).fill(Infinity);
  const drugs = new Uint16Array(amounts.length);
  const has = new Int32Array(distances.length);
  for (const [line, { quantity, drugs: possible }] of basketLines.entries())
    for (const [drug, { pharmacies, prices }] of possible.entries())
      for (let at = 0; at < pharmacies.length; at++) {
        const cell = pharmacies[at]! * lines + line;
        const amount = prices[at]! * quantity;
        // the requested drug comes first, so it wins over a replacement with the same price
        if (amount >= amounts[cell]!) continue;
        amounts[cell] = amount;
        drugs[cell] = drug;
        has[pharmacies[at]!]! |= 1 << line;
      }
  return { lines, distances, amounts, drugs, has };
}

interface Single {
  pharmacy: number;
  missing: number;
  total: number;
  distance: number;
}

const isBetter = (one: Single, other: Single): boolean =>
  one.missing !== other.missing
    ? one.missing < other.missing
    : one.total !== other.total
      ? one.total < other.total
      : one.distance < other.distance;

/** Returns the best pharmacies, at most `most`, the best first; a pharmacy that has no line in stock is left out. */
function bestSingles({ lines, distances, amounts, has }: Costs, most: number): Single[] {
  const best: Single[] = [];
  for (let pharmacy = 0; pharmacy < distances.length; pharmacy++) {
    if (has[pharmacy] === 0) continue;
    const single: Single = { pharmacy, missing: 0, total: 0, distance: distances[pharmacy]! };
    for (let line = 0; line < lines; line++) {
      const amount = amounts[pharmacy * lines + line]!;
      if (amount === Infinity) single.missing++;
      else single.total += amount;
    }
    let at = best.length;
    while (at > 0 && isBetter(single, best[at - 1]!)) at--;
    if (at < most) best.splice(at, 0, single);
    if (best.length > most) best.pop();
  }
  return best;
}

/** Takes each line from the pharmacy of the answer where it costs least and, at equal prices, from the nearer one. */
function answer(basket: Basket, costs: Costs, pharmacies: number[]): BasketAnswer {
  const parts: BasketPart[] = pharmacies.map((pharmacy) => ({ pharmacy, lines: [] }));
  const nearestFirst = [...parts].sort((a, b) => nearness(costs.distances[a.pharmacy]!, costs.distances[b.pharmacy]!));
  const missing: number[] = [];
  let total = 0;
  for (const [line, { drugs, quantity }] of basket.lines.entries()) {
    const cell = ({ pharmacy }: BasketPart) => pharmacy * costs.lines + line;
    const from = nearestFirst.reduce((best, part) =>
      costs.amounts[cell(part)]! < costs.amounts[cell(best)]! ? part : best,
    );
    const amount = costs.amounts[cell(from)]!;
    if (amount === Infinity) {
      missing.push(line);
      continue;
    }
    total += amount;
    from.lines.push({ line, drug: drugs[costs.drugs[cell(from)]!]!.id, price: amount / quantity });
  }
  return { parts: nearestFirst, total, missing };
}

/** Two unknown distances are equal, although infinity minus infinity is no number. */
const nearness = (one: number, other: number): number => (one === other ? 0 : one - other);
