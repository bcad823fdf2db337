/** How a drug of the catalogue may be had. `Rx` needs a prescription; what is not listed is not sold online. */
const sold = ['OTC', 'Rx', 'Product'];

export const isSoldOnline = (supply: string): boolean => sold.includes(supply);
export const needsPrescription = (supply: string): boolean => supply === 'Rx';
