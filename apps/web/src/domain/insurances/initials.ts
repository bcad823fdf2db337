const most = 3;

/** 'RSSB Medical Scheme (formerly RAMA)' → 'RSSB', 'Eden Care Medical' → 'ECM': what stands where a logo is missing. */
export function initialsOf(name: string): string {
  const words = name
    .replace(/\(.*/, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const [first = ''] = words;
  if (/^\p{Lu}{2,4}$/u.test(first)) return first;
  // one word alone is known by its beginning
  if (words.length === 1) return first.slice(0, most).toUpperCase();
  return words
    .slice(0, most)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
}
