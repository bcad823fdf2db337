/** 12500 → '12,500 Frw'. */
export function money(amount: number): string {
  return `${count(amount)} Frw`;
}

/** 1248 → '1,248'. By hand, because server and browser may hold different locale data. */
export function count(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
}
