import type { Editor } from '@tiptap/core';
import { IconHeading, IconHighlight, IconPalette, type TablerIcon } from '@tabler/icons-react';
import type { textColours } from '@ivuriro/contract/rich-text';
import { focused } from './focus-chain.ts';
import type { Messages } from './texts.ts';

type Colour = (typeof textColours)[number];
const colours = ['tea', 'clay', 'kivu', 'ochre', 'danger', 'quiet'] as const satisfies readonly Colour[];
const levels = ['1', '2', '3', '4', '5', '6'] as const;

/** A tool that sets one of several options; the option `''` removes the formatting. */
export type Choice = {
  word: keyof Messages['choices'];
  icon: TablerIcon;
  options: readonly string[];
  /** The style in which the menu shows the option. */
  swatch?: 'color' | 'background';
  name: (option: string, t: Messages) => string;
  chosen: (editor: Editor) => string;
  choose: (editor: Editor, option: string) => void;
};

const colourName = (option: string, t: Messages) => t.colours[option as Colour] ?? t.noColour;
const coloured = (word: 'colour' | 'background', icon: TablerIcon): Choice => ({
  word,
  icon,
  options: ['', ...colours],
  swatch: word === 'colour' ? 'color' : 'background',
  name: colourName,
  chosen: (editor) => String(editor.getAttributes(word).value ?? ''),
  choose: (editor, value) => {
    const chain = focused(editor);
    (value ? chain.setMark(word, { value }) : chain.unsetMark(word)).run();
  },
});

export const choices: readonly Choice[] = [
  {
    word: 'heading',
    icon: IconHeading,
    options: ['', ...levels],
    name: (option, t) => (option ? t.level(option) : t.plain),
    chosen: (editor) => levels.find((level) => editor.isActive('heading', { level: Number(level) })) ?? '',
    choose: (editor, option) => {
      const chain = focused(editor);
      (option ? chain.setNode('heading', { level: Number(option) }) : chain.setParagraph()).run();
    },
  },
  coloured('colour', IconPalette),
  coloured('background', IconHighlight),
];
