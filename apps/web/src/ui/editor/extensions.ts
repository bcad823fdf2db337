import { Extension } from '@tiptap/core';
import { Heading } from '@tiptap/extension-heading';
import StarterKit from '@tiptap/starter-kit';
import { Background, Colour, Subscript, Superscript } from './marks.ts';

/**
 * The types of blocks that have alignment and indentation. Those in `turned` have a text direction; lists and
 * quotations have only that.
 */
export const lines = ['paragraph', 'heading'] as const;
export const turned = [...lines, 'bulletList', 'orderedList', 'blockquote'] as const;

const attribute = (name: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => element.getAttribute(name),
  renderHTML: (attributes: Record<string, unknown>) => {
    const value = attributes[keyOf(name)];
    return value ? { [name]: value } : {};
  },
});
const keyOf = (name: string) => name.replace('data-', '');

/** Alignment, indentation and direction of a block, as attributes: the server's sanitizer admits no styles. */
const Lie = Extension.create({
  name: 'lie',
  addGlobalAttributes: () => [
    { types: [...lines], attributes: { align: attribute('data-align'), indent: attribute('data-indent') } },
    { types: [...turned], attributes: { dir: attribute('dir') } },
  ],
});

/** The server stores a level 1 heading as `h2` with `data-level="1"`, because the page's own heading is the h1. */
const Headings = Heading.extend({
  parseHTML() {
    return [{ tag: 'h2[data-level="1"]', attrs: { level: 1 }, priority: 60 }, ...(this.parent?.() ?? [])];
  },
});

export const extensions = [
  StarterKit.configure({
    heading: false,
    link: { openOnClick: false, HTMLAttributes: { target: null, rel: null } },
  }),
  Headings,
  Subscript,
  Superscript,
  // in the HTML the background mark always encloses the colour mark, whichever was chosen first
  Background,
  Colour,
  Lie,
];
