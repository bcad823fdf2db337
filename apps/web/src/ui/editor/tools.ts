import type { Editor } from '@tiptap/core';
import {
  IconAlignCenter,
  IconAlignJustified,
  IconAlignLeft,
  IconAlignRight,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconCodeDots,
  IconIndentDecrease,
  IconIndentIncrease,
  IconItalic,
  IconList,
  IconListNumbers,
  IconStrikethrough,
  IconSubscript,
  IconSuperscript,
  IconTextDirectionRtl,
  IconUnderline,
  type TablerIcon,
} from '@tabler/icons-react';
import { lines, turned } from './extensions.ts';
import { focused } from './focus-chain.ts';
import type { Messages } from './texts.ts';

export type Tool = {
  word: keyof Messages['tools'];
  icon: TablerIcon;
  /** Whether the tool's button is shown as pressed. Absent for a tool without a state, such as Undo. */
  pressed?: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
};

const mark = (word: Tool['word'], icon: TablerIcon): Tool => ({
  word,
  icon,
  pressed: (editor) => editor.isActive(word),
  run: (editor) => focused(editor).toggleMark(word).run(),
});

const align = (word: 'left' | 'center' | 'right' | 'justify', icon: TablerIcon): Tool => ({
  word,
  icon,
  pressed: (editor) => (word === 'left' ? !editor.isActive({ align: /./ }) : editor.isActive({ align: word })),
  run: (editor) => lay(editor, lines, { align: word === 'left' ? null : word }),
});

const DEEPEST = 6;

/**
 * Indents by one step (`by` is 1) or moves one step back (-1). A list item changes its nesting level, any other block
 * its distance from the margin.
 */
function moveIn(editor: Editor, by: 1 | -1): void {
  if (editor.isActive('listItem')) {
    if (by === 1) focused(editor).sinkListItem('listItem').run();
    else focused(editor).liftListItem('listItem').run();
    return;
  }
  const block = editor.isActive('heading') ? 'heading' : 'paragraph';
  const indent = Math.min(DEEPEST, Math.max(0, Number(editor.getAttributes(block).indent ?? 0) + by));
  lay(editor, lines, { indent: indent === 0 ? null : String(indent) });
}

function lay(editor: Editor, blocks: readonly string[], attributes: Record<string, string | null>): void {
  const chain = focused(editor);
  for (const block of blocks) chain.updateAttributes(block, attributes);
  chain.run();
}

/** The tools in groups, in the order of the toolbar. */
export const tools: readonly (readonly Tool[])[] = [
  [
    mark('bold', IconBold),
    mark('italic', IconItalic),
    mark('underline', IconUnderline),
    mark('strike', IconStrikethrough),
    mark('subscript', IconSubscript),
    mark('superscript', IconSuperscript),
  ],
  [
    {
      word: 'blockquote',
      icon: IconBlockquote,
      pressed: (editor) => editor.isActive('blockquote'),
      run: (editor) => focused(editor).toggleBlockquote().run(),
    },
    {
      word: 'codeBlock',
      icon: IconCodeDots,
      pressed: (editor) => editor.isActive('codeBlock'),
      run: (editor) => focused(editor).toggleCodeBlock().run(),
    },
    {
      word: 'orderedList',
      icon: IconListNumbers,
      pressed: (editor) => editor.isActive('orderedList'),
      run: (editor) => focused(editor).toggleOrderedList().run(),
    },
    {
      word: 'bulletList',
      icon: IconList,
      pressed: (editor) => editor.isActive('bulletList'),
      run: (editor) => focused(editor).toggleBulletList().run(),
    },
    { word: 'outdent', icon: IconIndentDecrease, run: (editor) => moveIn(editor, -1) },
    { word: 'indent', icon: IconIndentIncrease, run: (editor) => moveIn(editor, 1) },
  ],
  [
    align('left', IconAlignLeft),
    align('center', IconAlignCenter),
    align('right', IconAlignRight),
    align('justify', IconAlignJustified),
    {
      word: 'rightToLeft',
      icon: IconTextDirectionRtl,
      pressed: (editor) => editor.isActive({ dir: 'rtl' }),
      run: (editor) => lay(editor, turned, { dir: editor.isActive({ dir: 'rtl' }) ? null : 'rtl' }),
    },
  ],
  [
    { word: 'undo', icon: IconArrowBackUp, run: (editor) => focused(editor).undo().run() },
    { word: 'redo', icon: IconArrowForwardUp, run: (editor) => focused(editor).redo().run() },
  ],
];
