import type { ChainedCommands, Editor } from '@tiptap/core';

/**
 * Starts the command chain of a tool and focuses the text first, so that text typed afterwards gets the formatting of
 * the tool.
 */
export function focused(editor: Editor): ChainedCommands {
  editor.view.focus();
  return editor.chain();
}
