import type { ChainedCommands, Editor } from '@tiptap/core';

/** The commands of a tool, with the focus in the text first: text typed next gets the marks that the tool sets. */
export function focused(editor: Editor): ChainedCommands {
  editor.view.focus();
  return editor.chain();
}
