import type { ChainedCommands, Editor } from '@tiptap/core';

/** Starts the command chain of a tool and focuses the text first, so that text typed next gets the tool's marks. */
export function focused(editor: Editor): ChainedCommands {
  editor.view.focus();
  return editor.chain();
}
