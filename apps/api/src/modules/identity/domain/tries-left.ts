/** Says how many tries are left, at the end of a sentence that refuses one. */
export const triesLeft = (left: number): string => `${left === 1 ? 'One try is' : `${left} tries are`} left.`;
