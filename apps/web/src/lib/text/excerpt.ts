import { plainText } from './plain-text.ts';

const usual = 160;

/** The beginning of a blog post as plain text, up to its first heading, for lists of posts. */
export function excerptOf(html: string, length = usual): string {
  const text = plainText(html.split(/<h2[^>]*>/).find(Boolean) ?? '');
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[.,;:]$/, '')}…`;
}
