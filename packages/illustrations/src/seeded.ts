export type Random = () => number;

/** The same seed gives the same drawing on every machine. */
export function seeded(seed: string): Random {
  let state = mixed(seed);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822507);
    state = Math.imul(state ^ (state >>> 13), 3266489909);
    state ^= state >>> 16;
    return (state >>> 0) / 4294967296;
  };
}

export function pick<T>(random: Random, from: readonly T[]): T {
  return from[Math.floor(random() * from.length)]!;
}

/** A short name for ids inside the drawing, so that two drawings in one page do not share them. */
export function nameOf(seed: string): string {
  return (mixed(seed) >>> 0).toString(36);
}

function mixed(text: string): number {
  let state = 2166136261;
  for (const letter of text) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return state;
}
