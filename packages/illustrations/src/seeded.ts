export type Random = () => number;

/** A generator of random numbers, which are the same for the same seed on every machine. */
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

/** A short prefix for ids inside a drawing, so that two drawings in one page have different ids. */
export function nameOf(seed: string): string {
  return (mixed(seed) >>> 0).toString(36);
}

function mixed(text: string): number {
  let state = 2166136261;
  for (const letter of text) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return state;
}
