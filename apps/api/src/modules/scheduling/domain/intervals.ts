/**
 * Hours that a doctor offers, in minutes since midnight. `grid` is the minute from which slots are counted: closing
 * some hours of an interval does not move the other slots.
 */
export interface Interval {
  from: number;
  to: number;
  grid: number;
}

/** Adds hours to the intervals: overlapping or adjoining ones become one, which keeps the grid of the earliest. */
export function addInterval(intervals: readonly Interval[], from: number, to: number): Interval[] {
  const adjoining = intervals.filter((interval) => interval.from <= to && interval.to >= from);
  const first = adjoining[0];
  const merged: Interval = {
    from: Math.min(from, ...adjoining.map((interval) => interval.from)),
    to: Math.max(to, ...adjoining.map((interval) => interval.to)),
    grid: first && first.from <= from ? first.grid : from,
  };
  return [...intervals.filter((interval) => !adjoining.includes(interval)), merged].sort((a, b) => a.from - b.from);
}

/** Removes hours from the intervals. */
export function subtractInterval(intervals: readonly Interval[], from: number, to: number): Interval[] {
  return intervals.flatMap((interval) => {
    if (interval.to <= from || interval.from >= to) return [interval];
    const left = interval.from < from ? [{ ...interval, to: from }] : [];
    const right = interval.to > to ? [{ ...interval, from: to }] : [];
    return [...left, ...right];
  });
}

/** The starts of the slots that fit entirely into the intervals; a shorter rest is dropped. */
export function slotStarts(intervals: readonly Interval[], step: number): number[] {
  return intervals.flatMap(({ from, to, grid }) => {
    const starts: number[] = [];
    for (let at = grid + Math.ceil((from - grid) / step) * step; at + step <= to; at += step) starts.push(at);
    return starts;
  });
}
