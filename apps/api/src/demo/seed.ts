import { createHash } from 'node:crypto';

/** The seed of all random numbers of the demo, so that people, places and times are the same on every machine. */
const seed = 'ivuriro-demo-1';

const digest = (of: readonly (string | number)[]) =>
  createHash('sha256')
    .update([seed, ...of].join('/'))
    .digest('hex');

/** The id of an object, which is the same every day, so that portraits and links of the demo stay the same. */
export function demoId(...of: (string | number)[]): string {
  const hex = digest(of);
  return `01970000-0000-7${hex.slice(0, 3)}-a${hex.slice(3, 6)}-${hex.slice(6, 18)}`;
}

const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
export function demoCode(length: 8 | 12, ...of: (string | number)[]): string {
  const bytes = Buffer.from(digest(['code', ...of]), 'hex');
  return Array.from(bytes.subarray(0, length), (byte) => alphabet[byte % alphabet.length]).join('');
}

export interface Dice {
  below: (n: number) => number;
  between: (least: number, most: number) => number;
  chance: (percent: number) => boolean;
  pick: <T>(list: readonly T[]) => T;
  /** Draws `count` different items, in random order. */
  some: <T>(list: readonly T[], count: number) => T[];
}

/**
 * Random numbers for one subject, such as a doctor. Each subject has its own sequence, so that drawing more numbers for
 * one subject changes nothing for the others.
 */
export function dice(...of: (string | number)[]): Dice {
  let state = Number.parseInt(digest(of).slice(0, 8), 16);
  // mulberry32 uses only integers, so it gives the same numbers everywhere.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (n: number) => Math.floor(next() * n);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)]!;
  return {
    below,
    pick,
    between: (least, most) => least + below(most - least + 1),
    chance: (percent) => below(100) < percent,
    some: (list, count) => {
      const left = [...list];
      return Array.from({ length: Math.min(count, list.length) }, () => left.splice(below(left.length), 1)[0]!);
    },
  };
}
