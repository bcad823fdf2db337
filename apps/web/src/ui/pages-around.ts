/**
 * The page numbers to link: at most five, so that seven targets of 44 px fit a phone: 1 … 6 … 20. null stands for a
 * gap.
 */
export function pagesAround(page: number, last: number): (number | null)[] {
  if (last <= 5) return Array.from({ length: last }, (_, n) => n + 1);
  if (page <= 3) return [1, 2, 3, null, last];
  if (page >= last - 2) return [1, null, last - 2, last - 1, last];
  return [1, null, page, null, last];
}
