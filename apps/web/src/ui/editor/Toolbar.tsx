import type { Editor } from '@tiptap/core';
import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { useTexts } from '../../lib/language/texts.ts';
import { ChoiceMenu } from './ChoiceMenu.tsx';
import { choices } from './choices.ts';
import css from './editor.module.css';
import { texts } from './texts.ts';
import { type Tool, tools } from './tools.ts';

/**
 * For each key, the index of the tool that gets the focus: `at` is the index of the present tool, `many` the number of
 * tools.
 */
const steps: Record<string, (at: number, many: number) => number> = {
  ArrowRight: (at, many) => (at + 1) % many,
  ArrowLeft: (at, many) => (at + many - 1) % many,
  Home: () => 0,
  End: (_at, many) => many - 1,
};

/** A toolbar in which the Tab key stops once; the arrow keys move from tool to tool. */
export function Toolbar({ editor, label }: { editor: Editor; label: string }) {
  const t = useTexts(texts);
  const [at, setAt] = useState<string>(choices[0]!.word);
  const toolsOf = (bar: HTMLElement) => [...bar.querySelectorAll<HTMLElement>(`.${css.tool}`)];
  const follow = ({ target }: FocusEvent<HTMLElement>) => {
    const { word } = target.dataset;
    if (word) setAt(word);
  };
  const go = (event: KeyboardEvent<HTMLElement>) => {
    const all = toolsOf(event.currentTarget);
    const index = all.indexOf(event.target as HTMLElement);
    const step = steps[event.key];
    if (!step || index < 0) return;
    event.preventDefault();
    all[step(index, all.length)]?.focus();
  };
  const stop = (word: string) => (word === at ? 0 : -1);
  return (
    <div role="toolbar" aria-label={t.toolbar(label)} className={css.bar} onFocus={follow} onKeyDown={go}>
      <span>
        {choices.map((choice) => (
          <ChoiceMenu key={choice.word} editor={editor} choice={choice} tabIndex={stop(choice.word)} />
        ))}
      </span>
      {tools.map((group) => (
        <span key={group[0]?.word}>
          {group.map((tool) => (
            <ToolButton key={tool.word} editor={editor} tool={tool} tabIndex={stop(tool.word)} />
          ))}
        </span>
      ))}
    </div>
  );
}

function ToolButton({ editor, tool, tabIndex }: { editor: Editor; tool: Tool; tabIndex: number }) {
  const t = useTexts(texts);
  const { icon: Icon, word, pressed, run } = tool;
  return (
    <button
      type="button"
      className={css.tool}
      data-word={word}
      tabIndex={tabIndex}
      aria-label={t.tools[word]}
      title={t.tools[word]}
      aria-pressed={pressed?.(editor)}
      // keeps the selection in the text visible while a tool is pressed
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => run(editor)}
    >
      <Icon size={20} stroke={1.75} aria-hidden="true" />
    </button>
  );
}
