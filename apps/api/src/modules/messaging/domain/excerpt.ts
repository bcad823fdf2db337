/** The beginning of a text in one line. A longer text is cut between two words if possible, and ends with '…'. */
export function plainExcerpt(text: string, longest = 140): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= longest) return line;
  const cut = line.slice(0, longest + 1);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > longest / 2 ? end : longest)}…`;
}
