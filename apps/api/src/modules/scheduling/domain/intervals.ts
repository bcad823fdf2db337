/**
 * Time that a doctor offers, in minutes of one day. `grid` is where its steps are counted from: hours that are cut
 * out of a interval do not move the times that remain.
 */
export interface Interval {
  from: number;
  to: number;
  grid: number;
}

/** With these hours added: what overlaps or adjoins becomes one interval, which keeps the grid of its beginning. */
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

/** With these hours taken away. */
export function subtractInterval(intervals: readonly Interval[], from: number, to: number): Interval[] {
  return intervals.flatMap((interval) => {
    if (interval.to <= from || interval.from >= to) return [interval];
    const left = interval.from < from ? [{ ...interval, to: from }] : [];
    const right = interval.to > to ? [{ ...interval, from: to }] : [];
    return [...left, ...right];
  });
}

/** The beginnings of whole steps within the intervals; a shorter tail is dropped. */
export function slotStarts(intervals: readonly Interval[], step: number): number[] {
  return intervals.flatMap(({ from, to, grid }) => {
    const starts: number[] = [];
    for (let at = grid + Math.ceil((from - grid) / step) * step; at + step <= to; at += step) starts.push(at);
    return starts;
  });
}
