import type { Catalogue } from '../../lib/language/texts.ts';

const en = {
  placeholder: 'Enter Description',
  toolbar: (label: string) => `Tools for ${label}`,
  tools: {
    bold: 'Bold',
    italic: 'Italic',
    underline: 'Underline',
    strike: 'Strike through',
    subscript: 'Subscript',
    superscript: 'Superscript',
    blockquote: 'Quotation',
    codeBlock: 'Code block',
    orderedList: 'Numbered list',
    bulletList: 'List with points',
    outdent: 'Move out',
    indent: 'Move in',
    left: 'Align left',
    center: 'Align in the middle',
    right: 'Align right',
    justify: 'Align on both sides',
    rightToLeft: 'Right to left',
    undo: 'Undo',
    redo: 'Do again',
  },
  choices: { heading: 'Heading', colour: 'Colour', background: 'Background' },
  /** The label of a menu for screen readers: 'Colour: red'. */
  chosen: (choice: string, option: string) => `${choice}: ${option}`,
  plain: 'Plain text',
  level: (level: string) => `Heading ${level}`,
  noColour: 'No colour',
  colours: { tea: 'Green', clay: 'Orange', kivu: 'Blue', ochre: 'Yellow', danger: 'Red', quiet: 'Grey' },
  loading: 'Loading the editor',
};

export type Messages = typeof en;
export const texts: Catalogue<Messages> = { en };
