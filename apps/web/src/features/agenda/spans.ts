/** An interval in minutes since midnight. */
export type Span = { from: number; to: number };
/** The position of an item, counted from the left, and the number of items side by side there. */
export type Lane = { lane: number; lanes: number };

export const overlaps = (one: Span, other: Span): boolean => one.from < other.to && one.to > other.from;

/**
 * Gives each item a lane in which no other item overlaps it; items that overlap share the width. The items must be in
 * the order of time.
 */
export function inLanes<T extends Span>(items: readonly T[]): (T & Lane)[] {
  let group: (T & Lane)[] = [];
  return items.map((item) => {
    const beside = group.filter((one) => overlaps(one, item));
    if (beside.length === 0) group = [];
    const lane = group.findIndex((_, at) => beside.every((one) => one.lane !== at));
    const placed = { ...item, lane: lane < 0 ? group.length : lane, lanes: 1 };
    group.push(placed);
    const lanes = Math.max(...group.map((one) => one.lane)) + 1;
    for (const one of group) one.lanes = lanes;
    return placed;
  });
}
