import { type Budget, type Budgets, budgets } from '@ivuriro/contract/budgets';

const widen = ({ kept, counts }: Budget): Budget => ({ kept, counts: counts.map((one) => ({ ...one, max: 1e9 })) });

/** Counted as in the product, and never used up: for what calls more often than people do, and asks something else. */
export const wideBudgets = Object.fromEntries(
  Object.entries(budgets).map(([name, budget]) => [name, widen(budget)]),
) as Budgets;
