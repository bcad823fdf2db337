/**
 * Formats 10000 as `10,000 Frw` for people. Without Intl, whose punctuation differs between versions of the runtime.
 */
export const francs = (amount: number): string => `${String(amount).replaceAll(/\B(?=(\d{3})+$)/g, ',')} Frw`;
