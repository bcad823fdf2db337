import { Extension } from '@tiptap/core';
import { Heading } from '@tiptap/extension-heading';
import StarterKit from '@tiptap/starter-kit';
import { Background, Colour, Subscript, Superscript } from './marks.ts';

/** The blocks that are aligned and moved in; lists and quotations are turned with them. */
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

/** How a block lies. Written as attributes with names, as the server admits them, and never as styles. */
const Lie = Extension.create({
  name: 'lie',
  addGlobalAttributes: () => [
    { types: [...lines], attributes: { align: attribute('data-align'), indent: attribute('data-indent') } },
    { types: [...turned], attributes: { dir: attribute('dir') } },
  ],
});

/** The server keeps a first heading below the page's own: as `h2` that knows its level. */
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
  // the ground lies around the colour, whichever was chosen first
  Background,
  Colour,
  Lie,
];
