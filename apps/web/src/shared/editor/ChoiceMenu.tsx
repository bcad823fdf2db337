import { Menu } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import { useTexts } from '../i18n/texts.ts';
import type { Choice } from './choices.ts';
import css from './editor.module.css';
import { texts } from './texts.ts';

type Props = { editor: Editor; choice: Choice; tabIndex: number };

/** One of several: a heading's level, a colour. */
export function ChoiceMenu({ editor, choice, tabIndex }: Props) {
  const t = useTexts(texts);
  const { icon: Icon, options, swatch } = choice;
  const chosen = choice.chosen(editor);
  const label = t.chosen(t.choices[choice.word], choice.name(chosen, t));
  return (
    <Menu position="bottom-start" shadow="md" returnFocus={false}>
      <Menu.Target>
        <button
          type="button"
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
      </Menu.Target>
      <Menu.Dropdown aria-label={t.choices[choice.word]}>
        {options.map((option) => (
          <Menu.RadioItem
            key={option}
            value={option}
            checked={option === chosen}
            closeMenuOnClick
            rightSection={
              swatch && option && <i className={css.swatch} data-swatch={option} data-of={swatch} aria-hidden="true" />
            }
            // not onChange: the option that is chosen already gives the caret back to the text, too
            onClick={() => choice.choose(editor, option)}
          >
            {choice.name(option, t)}
          </Menu.RadioItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
