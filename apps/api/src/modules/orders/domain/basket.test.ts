import { expect, it } from 'vitest';
import { type Basket, type BasketAnswer, bestAnswers } from './basket.ts';

/** Pseudo-random numbers, the same ones for the same seed. */
function dice(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return { chance: (share: number) => next() < share, below: (limit: number) => Math.floor(next() * limit) };
}

/** A small basket: few prices and distances, so that many answers have equal totals or equal distances. */
function randomBasket(seed: number): Basket {
  const { chance, below } = dice(seed);
  const pharmacies = below(9);
  const stocked = 0.15 + below(80) / 100;
  const prices = 1 + below(5);
  return {
    distances: Array.from({ length: pharmacies }, () => (chance(0.1) ? Infinity : below(4))),
    lines: Array.from({ length: 1 + below(5) }, (_, line) => ({
      quantity: 1 + below(3),
      drugs: Array.from({ length: 1 + below(3) }, (_none, drug) => {
        const sellers = Array.from({ length: pharmacies }, (_nobody, at) => at).filter(() => chance(stocked));
        return { id: `${line}/${drug}`, pharmacies: sellers, prices: sellers.map(() => 100 * below(prices)) };
      }),
    })),
  };
}

interface Tried {
  missing: number;
  total: number;
  distance: number;
}

/** Every set of one or two pharmacies, with its total, its distance and the number of lines that it lacks. */
function tryAll({ distances, lines }: Basket, size: 1 | 2): Tried[] {
  const all = [...distances.keys()];
  const sets =
    size === 1 ? all.map((one) => [one]) : all.flatMap((one) => all.slice(one + 1).map((other) => [one, other]));
  return sets.map((set) => {
    const costs = lines.map(({ quantity, drugs }) => {
      const amounts = drugs.flatMap((drug) =>
        drug.pharmacies.flatMap((pharmacy, at) => (set.includes(pharmacy) ? [drug.prices[at]! * quantity] : [])),
      );
      return amounts.length > 0 ? Math.min(...amounts) : null;
    });
    return {
      missing: costs.filter((cost) => cost === null).length,
      total: costs.reduce<number>((sum, cost) => sum + (cost ?? 0), 0),
      distance: set.reduce((sum, pharmacy) => sum + distances[pharmacy]!, 0),
    };
  });
}

const inOrder = (a: Tried, b: Tried) =>
  a.missing - b.missing || a.total - b.total || (a.distance === b.distance ? 0 : a.distance - b.distance);

function expected(basket: Basket): Tried[] {
  const singles = tryAll(basket, 1)
    .filter(({ missing }) => missing < basket.lines.length)
    .sort(inOrder);
  const complete = singles.filter(({ missing }) => missing === 0);
  if (complete.length > 0) return complete.slice(0, 5);
  const pairs = tryAll(basket, 2).filter(({ missing }) => missing === 0);
  return pairs.length > 0 ? pairs.sort(inOrder).slice(0, 1) : singles.slice(0, 5);
}

/**
 * Checks that the parts of an answer are in stock at their prices and add up to its total, and returns the total, the
 * distance and the number of missing lines.
 */
function checked({ distances, lines }: Basket, { parts, total, missing }: BasketAnswer): Tried {
  const sold = parts.flatMap(({ pharmacy, lines: part }) =>
    part.map(({ line, drug, price }) => {
      const stocked = lines[line]!.drugs.find(({ id }) => id === drug)!;
      expect(stocked.prices[stocked.pharmacies.indexOf(pharmacy)]).toBe(price);
      return { line, amount: price * lines[line]!.quantity };
    }),
  );
  expect(sold.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
  expect([...sold.map(({ line }) => line), ...missing].sort((a, b) => a - b)).toEqual([...lines.keys()]);
  if (parts.length > 1) for (const part of parts) expect(part.lines).not.toEqual([]);
  return {
    missing: missing.length,
    total,
    distance: parts.reduce((sum, { pharmacy }) => sum + distances[pharmacy]!, 0),
  };
}

it('the best pharmacies for 10,000 random baskets are those that are found by trying every pharmacy and every pair', () => {
  const kinds = { complete: 0, pairs: 0, partial: 0, none: 0 };
  for (let seed = 1; seed <= 10_000; seed++) {
    const basket = randomBasket(seed);
    const answers = bestAnswers(basket);
    expect({ seed, answers: answers.map((answer) => checked(basket, answer)) }).toEqual({
      seed,
      answers: expected(basket),
    });
    const [first] = answers;
    kinds[!first ? 'none' : first.missing.length > 0 ? 'partial' : first.parts.length > 1 ? 'pairs' : 'complete']++;
  }
  // each kind of answer occurred often
  for (const often of Object.values(kinds)) expect(often).toBeGreaterThan(500);
});

const stock = (id: string, prices: Record<number, number>) => ({
  id,
  pharmacies: Object.keys(prices).map(Number),
  prices: Object.values(prices),
});

it('a drug wins over its replacement when both cost the same, and loses when the replacement is cheaper', () => {
  const lines = (price: number) => [
    { quantity: 2, drugs: [stock('Amoxicillin', { 0: 500 }), stock('Amoxil', { 0: price })] },
  ];
  const drugOf = (price: number) => bestAnswers({ distances: [1], lines: lines(price) })[0]!.parts[0]!.lines[0]!.drug;
  expect([drugOf(500), drugOf(499)]).toEqual(['Amoxicillin', 'Amoxil']);
});

it('a line that costs the same at both pharmacies of an answer comes from the nearer one', () => {
  const basket = {
    distances: [3, 1],
    lines: [
      { quantity: 1, drugs: [stock('a', { 0: 100 })] },
      { quantity: 1, drugs: [stock('b', { 1: 100 })] },
    ],
  };
  const both = { quantity: 1, drugs: [stock('c', { 0: 50, 1: 50 })] };
  const [answer] = bestAnswers({ ...basket, lines: [...basket.lines, both] });
  expect(answer!.parts.map(({ pharmacy, lines }) => [pharmacy, lines.map(({ drug }) => drug)])).toEqual([
    [1, ['b', 'c']],
    [0, ['a']],
  ]);
});

it('two pharmacies for twenty lines are found among five thousand, none of which has every line', () => {
  const { chance, below } = dice(7);
  const everywhere = Array.from({ length: 5_000 }, (_, at) => at);
  const lines = Array.from({ length: 20 }, (_, line) => {
    const sellers = everywhere.filter((at) => at % 20 !== line && chance(0.6));
    return { quantity: 1, drugs: [{ id: String(line), pharmacies: sellers, prices: sellers.map(() => below(3_000)) }] };
  });
  const answers = bestAnswers({ distances: everywhere.map(() => below(90)), lines });
  expect(answers).toHaveLength(1);
  expect(answers[0]).toMatchObject({ missing: [], parts: [{}, {}] });
});
