import { alignments, indents, textBackgrounds, textColours } from '@ivuriro/contract/rich-text';
import sanitize from 'sanitize-html';

const blocks = ['p', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote', 'pre'];
/** The allowed values of each attribute that the editor writes. */
const values: Record<string, readonly string[]> = {
  'data-color': textColours,
  'data-background': textBackgrounds,
  'data-align': alignments,
  'data-indent': indents,
  'data-level': ['1'],
  dir: ['ltr', 'rtl'],
};

/** The only list of allowed HTML: the elements and attributes that the editor's tools produce. */
const allowed: sanitize.IOptions = {
  allowedTags: [...blocks, 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'code', 'sub', 'sup', 'span', 'hr', 'a'],
  allowedAttributes: {
    a: ['href', 'rel'],
    span: ['data-color', 'data-background'],
    ...Object.fromEntries(blocks.map((block) => [block, ['data-align', 'data-indent', 'dir']])),
    h2: ['data-align', 'data-indent', 'dir', 'data-level'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    // an h1 in a text becomes an h2, because the page has its own h1; `data-level` preserves the larger size
    h1: sanitize.simpleTransform('h2', { 'data-level': '1' }),
    a: sanitize.simpleTransform('a', { rel: 'nofollow noopener noreferrer' }),
    '*': (tagName, attribs) => ({
      tagName,
      attribs: Object.fromEntries(
        Object.entries(attribs).filter(
          ([name, value]) => !Object.hasOwn(values, name) || values[name]!.includes(value),
        ),
      ),
    }),
  },
};

const letter = '(?:[^<>&\\0]|&(?:amp|lt|gt);)';
const within = (tags: readonly string[], text: string) => tags.map((tag) => `<${tag}>${text}</${tag}>`);
const line = `(?:${[letter, ...within(['strong', 'em', 'u', 's'], `${letter}*`)].join('|')})*`;
const paragraphs = within(['p', 'h2', 'h3', 'h4', 'h5', 'h6'], line);
const lists = within(['ul', 'ol'], `(?:<li><p>${line}</p></li>)+`);
/** Matches texts in which cleaning would remove or rewrite nothing, as is the case for most texts. */
const plain = new RegExp(`^(?:${[...paragraphs, ...lists].join('|')})*$`);
/**
 * Whether the text certainly needs no cleaning. Long texts are not checked, because a regular expression that
 * backtracks cannot handle texts of any length.
 */
const isPlain = (html: string): boolean => html.length <= 100_000 && plain.test(html);

/**
 * Returns rich text that may be stored and shown: everything that could run scripts or load from elsewhere is removed.
 */
export const cleanRichText = (html: string): string =>
  (/[<>&]/.test(html) && !isPlain(html) ? sanitize(html, allowed) : html).trim();
