/** `A-012`, as it is printed, shown and called. */
export const tokenText = ({ letter, number }: { letter: string; number: number }): string =>
  `${letter}-${String(number).padStart(3, '0')}`;

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/**
 * The letter of the next service of a place's day, after `used` others. The letters begin again after the 26th service;
 * the number alone is unique.
 */
export const letterAfter = (used: number): string => letters[used % letters.length]!;
