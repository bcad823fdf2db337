/** A generator of pseudorandom numbers: the same seed gives the same numbers. */
export function createRandom(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    one: (probability: number) => next() < probability,
    of: <T>(...choices: readonly T[]): T => choices[Math.floor(next() * choices.length)]!,
    below: (limit: number) => Math.floor(next() * limit),
  };
}
export type Random = ReturnType<typeof createRandom>;
