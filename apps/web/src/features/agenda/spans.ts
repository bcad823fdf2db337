/** An interval in minutes since midnight. */
export type Span = { from: number; to: number };
/** At which place from the left an item stands, and how many stand beside each other there. */
export type Lane = { lane: number; lanes: number };

export const overlaps = (one: Span, other: Span): boolean => one.from < other.to && one.to > other.from;

/** Items by time, each with a lane in which nothing overlaps it; those that overlap each other share the width. */
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
