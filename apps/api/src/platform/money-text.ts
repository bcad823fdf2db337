/** 10000 → `10,000 Frw`, wherever a person reads an amount. Not by Intl: its signs differ from one version to the next. */
export const francs = (amount: number): string => `${String(amount).replaceAll(/\B(?=(\d{3})+$)/g, ',')} Frw`;
