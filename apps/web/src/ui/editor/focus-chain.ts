import type { ChainedCommands, Editor } from '@tiptap/core';

/** What a tool does, with the text in focus at once: what is typed next belongs to it, marks that begin here included. */
export function focused(editor: Editor): ChainedCommands {
  editor.view.focus();
  return editor.chain();
}
