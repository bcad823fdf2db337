/** Turns rich text into plain paragraphs for a text field. */
export function proseOf(html: string): string {
  return html
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<br\s*\/?>\s?/g, '\n')
    .replaceAll(/<li[^>]*>\s*/g, '• ')
    .replaceAll(/<\/li>\s?/g, '\n')
    .replaceAll(/<\/(?:p|h[1-6]|ul|ol|blockquote)>\s?/g, '\n\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/**
 * Turns paragraphs of text into rich text: an empty line begins a new paragraph, and a single line break stays a line
 * break.
 */
export function richTextOf(prose: string): string {
  return prose
    .trim()
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => `<p>${escaped(paragraph.trim()).replaceAll('\n', '<br />')}</p>`)
    .join('');
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
