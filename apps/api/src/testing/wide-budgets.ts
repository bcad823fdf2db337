import { type Budget, type Budgets, budgets } from '@ivuriro/contract/budgets';

const widen = ({ kept, counts }: Budget): Budget => ({ kept, counts: counts.map((one) => ({ ...one, max: 1e9 })) });

/** Rate limits that are counted as in the product but never used up, for tests that call more often than people do. */
export const wideBudgets = Object.fromEntries(
  Object.entries(budgets).map(([name, budget]) => [name, widen(budget)]),
) as Budgets;
