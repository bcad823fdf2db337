import { bestPair, type Costs } from './basket-pair.ts';

/** One drug that satisfies a line of a basket: who has it in stock, and at which price, side by side. */
export interface StockedDrug {
  id: string;
  /** Numbers of pharmacies. */
  pharmacies: number[];
  prices: number[];
}
export interface BasketLine {
  quantity: number;
  /** The drug itself, and then what may replace it. */
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
  /** The lines that nobody of this answer has. */
  missing: number[];
}

/**
 * The best pharmacies for a basket of at most 20 lines. One that has everything comes before one that is cheaper; then
 * the total decides, then the distance. When nobody has everything, two pharmacies that have it together are the one
 * answer: those with the lowest total, then with the shortest way to both. When no two have it, those with the most
 * lines are the answers.
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
        // the drug itself comes first, and wins over a replacement with the same price
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

/** The first pharmacies in order; those that have nothing are left out. */
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

/** Each line comes from the pharmacy of the answer where it costs least, or from the nearer one. */
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
