import type { DeskOrder } from '@ivuriro/contract/wire';

/** The columns by which a list of a desk is sorted, in the order of the database index, and the sort direction. */
export function sortOf<T extends string>(
  order: DeskOrder,
  time: T,
): { keys: readonly (T | 'status' | 'id')[]; direction: 'asc' | 'desc' } {
  const keys = order.endsWith('status') ? (['status', time, 'id'] as const) : ([time, 'id'] as const);
  return { keys, direction: order.startsWith('-') ? 'desc' : 'asc' };
}
