/** The values of `supply` with which a drug is sold online. `Rx` needs a prescription. */
const sold = ['OTC', 'Rx', 'Product'];

export const isSoldOnline = (supply: string): boolean => sold.includes(supply);
export const needsPrescription = (supply: string): boolean => supply === 'Rx';
