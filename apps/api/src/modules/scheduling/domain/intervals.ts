/**
 * Working time of a doctor, in minutes since midnight. The slots of a doctor begin at `grid` and follow each other from
 * there, so removing some minutes does not move the slots that remain.
 */
export interface Interval {
  from: number;
  to: number;
  grid: number;
}

/**
 * Adds the minutes from `from` to `to` to the intervals. Overlapping or adjoining intervals become one, which keeps the
 * grid of the earliest.
 */
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

/**
 * Removes the minutes from `from` to `to` from the intervals; an interval that begins before them and ends after them
 * becomes two.
 */
export function subtractInterval(intervals: readonly Interval[], from: number, to: number): Interval[] {
  return intervals.flatMap((interval) => {
    if (interval.to <= from || interval.from >= to) return [interval];
    const left = interval.from < from ? [{ ...interval, to: from }] : [];
    const right = interval.to > to ? [{ ...interval, from: to }] : [];
    return [...left, ...right];
  });
}

/**
 * The starts of the slots of `step` minutes that fit entirely into the intervals; minutes that are too few for a slot
 * are left out.
 */
export function slotStarts(intervals: readonly Interval[], step: number): number[] {
  return intervals.flatMap(({ from, to, grid }) => {
    const starts: number[] = [];
    for (let at = grid + Math.ceil((from - grid) / step) * step; at + step <= to; at += step) starts.push(at);
    return starts;
  });
}
