/** Returns the sentence with the number of tries that are left, to be added to the message that refuses a try. */
export const triesLeft = (left: number): string => `${left === 1 ? 'One try is' : `${left} tries are`} left.`;
