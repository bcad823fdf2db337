import { plainText } from '../../../lib/text/plain-text.ts';

export type Part = { id: string; title: string; html: string };

/** Splits sanitized HTML at its headings and gives each part an id. `before` is the text above the first heading. */
export function partsOf(html: string): { before: string; parts: Part[] } {
  const [before = '', ...cut] = html.split(/<h2[^>]*>/);
  return {
    before: before.trim(),
    parts: cut.map((piece, index) => {
      const [title = '', ...rest] = piece.split('</h2>');
      return { id: `part-${index + 1}`, title: plainText(title), html: rest.join('').trim() };
    }),
  };
}
