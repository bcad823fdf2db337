import type { Editor } from '@tiptap/core';
import { useTexts } from '../../lib/language/texts.ts';
import { Menu, MenuItem } from '../Menu.tsx';
import type { Choice } from './choices.ts';
import css from './editor.module.css';
import { texts } from './texts.ts';

type Props = { editor: Editor; choice: Choice; tabIndex: number };

/** A menu that sets one of several options, such as a heading level or a colour. */
export function ChoiceMenu({ editor, choice, tabIndex }: Props) {
  const t = useTexts(texts);
  const { icon: Icon, options, swatch } = choice;
  const chosen = choice.chosen(editor);
  const label = t.chosen(t.choices[choice.word], choice.name(chosen, t));
  return (
    <Menu
      edge="start"
      label={t.choices[choice.word]}
      opener={(wiring) => (
        <button
          {...wiring}
          className={css.tool}
          data-word={choice.word}
          tabIndex={tabIndex}
          aria-label={label}
          title={label}
        >
          <Icon size={20} stroke={1.75} aria-hidden="true" />
          {choice.word === 'heading' && chosen && <b aria-hidden="true">{chosen}</b>}
          {swatch && chosen && <i aria-hidden="true" className={css.stripe} data-swatch={chosen} />}
        </button>
      )}
    >
      {options.map((option) => (
        <MenuItem key={option} checked={option === chosen} onClick={() => choice.choose(editor, option)}>
          {choice.name(option, t)}
          {swatch && option && <i className={css.swatch} data-swatch={option} data-of={swatch} aria-hidden="true" />}
        </MenuItem>
      ))}
    </Menu>
  );
}
