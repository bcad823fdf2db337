import { Mark } from '@tiptap/core';

/** A mark that is one HTML tag without attributes. */
const tag = (name: string, html: string, excludes: string) =>
  Mark.create({
    name,
    excludes: `${name} ${excludes}`,
    parseHTML: () => [{ tag: html }],
    renderHTML: () => [html, 0],
  });

export const Subscript = tag('subscript', 'sub', 'superscript');
export const Superscript = tag('superscript', 'sup', 'subscript');

/** A mark with the name of a colour; RichText.module.css has its values for light and dark. */
const colour = (name: string, attribute: string) =>
  Mark.create({
    name,
    addAttributes: () => ({
      value: {
        default: null,
        parseHTML: (element: HTMLElement) => element.getAttribute(attribute),
        renderHTML: ({ value }: { value?: string | null }) => (value ? { [attribute]: value } : {}),
      },
    }),
    parseHTML: () => [{ tag: `span[${attribute}]` }],
    renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
  });

export const Colour = colour('colour', 'data-color');
export const Background = colour('background', 'data-background');
