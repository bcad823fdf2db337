/** The text of a token as it is printed, shown and called out, such as `A-012`. */
export const tokenText = ({ letter, number }: { letter: string; number: number }): string =>
  `${letter}-${String(number).padStart(3, '0')}`;

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/**
 * The letter for the next service (speciality) of a place and day, after `used` other services. After the 26th service
 * the letters begin again, so only the number of a token is unique.
 */
export const letterAfter = (used: number): string => letters[used % letters.length]!;
