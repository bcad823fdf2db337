import sanitize from 'sanitize-html';

/** What people may write with: text, emphasis, headings, lists, quotations and links to pages. The only such list. */
const allowed: sanitize.IOptions = {
  allowedTags: [
    'p',
    'br',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'blockquote',
    'hr',
    'a',
  ],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // a heading of a text never competes with the page's own
  transformTags: { h1: 'h2', a: sanitize.simpleTransform('a', { rel: 'nofollow noopener noreferrer' }) },
};

/** Rich text as it may be stored and shown: whatever could run or reach out is gone. */
export const cleanRichText = (html: string): string => sanitize(html, allowed).trim();
