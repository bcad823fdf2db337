import type { Dice } from './seed.ts';
import type { Source } from './source.ts';

export interface Name {
  given: string;
  family: string;
  gender: 'Male' | 'Female';
}
export const fullName = ({ given, family }: Name) => `${given} ${family}`;
export const asAddress = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^A-Za-z0-9]+/g, ' ')
    .trim()
    .toLowerCase()
    .replaceAll(' ', '.');

/** Draws names for the people of the demo. No name is drawn twice, and none is the name of a well-known person. */
export function drawNames({ names }: Source, dice: Dice) {
  const taken = new Set(names.known);
  const draw = (): Name => {
    const gender = dice.chance(50) ? 'Male' : 'Female';
    const given = dice.pick(gender === 'Male' ? names.male : names.female);
    const name: Name = { given, family: dice.pick(names.family), gender };
    if (taken.has(fullName(name))) return draw();
    taken.add(fullName(name));
    return name;
  };
  const reserve = (name: Name): Name => {
    taken.add(fullName(name));
    return name;
  };
  return { draw, reserve };
}
