const most = 3;

/** Initials in place of a missing logo: 'RSSB Medical Scheme (formerly RAMA)' → 'RSSB', 'Eden Care Medical' → 'ECM'. */
export function initialsOf(name: string): string {
  const words = name
    .replace(/\(.*/, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const [first = ''] = words;
  if (/^\p{Lu}{2,4}$/u.test(first)) return first;
  // a name of a single word is shortened to the first letters of this word
  if (words.length === 1) return first.slice(0, most).toUpperCase();
  return words
    .slice(0, most)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
}
