/**
 * Time that a doctor offers, in minutes of one day. `grid` is where its steps are counted from: hours that are cut
 * out of a stretch do not move the times that remain.
 */
export interface Stretch {
  from: number;
  to: number;
  grid: number;
}

/** With these hours added: what overlaps or adjoins becomes one stretch, which keeps the grid of its beginning. */
export function withHours(stretches: readonly Stretch[], from: number, to: number): Stretch[] {
  const touching = stretches.filter((stretch) => stretch.from <= to && stretch.to >= from);
  const first = touching[0];
  const merged: Stretch = {
    from: Math.min(from, ...touching.map((stretch) => stretch.from)),
    to: Math.max(to, ...touching.map((stretch) => stretch.to)),
    grid: first && first.from <= from ? first.grid : from,
  };
  return [...stretches.filter((stretch) => !touching.includes(stretch)), merged].sort((a, b) => a.from - b.from);
}

/** With these hours taken away. */
export function withoutHours(stretches: readonly Stretch[], from: number, to: number): Stretch[] {
  return stretches.flatMap((stretch) => {
    if (stretch.to <= from || stretch.from >= to) return [stretch];
    const left = stretch.from < from ? [{ ...stretch, to: from }] : [];
    const right = stretch.to > to ? [{ ...stretch, from: to }] : [];
    return [...left, ...right];
  });
}

/** The beginnings of whole steps within the stretches; a shorter tail is dropped. */
export function stepsIn(stretches: readonly Stretch[], step: number): number[] {
  return stretches.flatMap(({ from, to, grid }) => {
    const starts: number[] = [];
    for (let at = grid + Math.ceil((from - grid) / step) * step; at + step <= to; at += step) starts.push(at);
    return starts;
  });
}
