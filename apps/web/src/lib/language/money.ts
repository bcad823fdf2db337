/** 12500 → '12,500 Frw'. */
export function money(amount: number): string {
  return `${count(amount)} Frw`;
}

/** 1248 → '1,248'. Not toLocaleString, because server and browser may have different locale data. */
export function count(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
}

const most = 1_000_000_000;

/** Reads a typed amount as whole francs, with or without groups of three: '12,500', '12 500'. Otherwise null. */
export function francsOf(text: string): number | null {
  const typed = text.trim();
  if (!/^(\d+|\d{1,3}(?:([\s,.])\d{3})(?:\2\d{3})*)$/.test(typed)) return null;
  const francs = Number(typed.replaceAll(/\D/g, ''));
  return francs <= most ? francs : null;
}

/** A short number, where there is little room: 940, 1.2K, 3.4M. */
export function short(value: number): string {
  const size = Math.abs(value);
  const [unit, letter] = size < 999_950 ? [1_000, 'K'] : [1_000_000, 'M'];
  return size < 1_000 ? count(value) : `${(value / unit).toFixed(1).replace(/\.0$/, '')}${letter}`;
}
