import { useId, useState } from 'react';
import { addToList, type Line, listLimit } from '../../../domain/basket/list.ts';
import { call } from '../../../lib/api/call.ts';
import { useCombobox } from '../../../lib/hooks/use-combobox.ts';
import { useFoundByText } from '../../../lib/hooks/use-debounced-text.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { TextBox } from '../../../ui/Field.tsx';
import { search as glass } from '../../../ui/icons.ts';
import picker from '../../../ui/search-picker/SearchPicker.module.css';
import css from './basket.module.css';
import { texts } from './texts.ts';

/** An option for a drug that is on the list already. */
const isTaken = { role: 'option', 'aria-selected': false, 'aria-disabled': true } as const;

/** Searches a drug by name, ingredient or brand, as one types, and puts it on the list. */
export function DrugSearch({ lines }: { lines: Line[] }) {
  const t = useTexts(texts);
  const id = useId();
  const [text, setText] = useState('');
  const sought = text.trim();
  const answer = useFoundByText(sought || null, (asked, signal) =>
    call('GET /search', { query: { 'text-search': asked, kinds: 'drugs' }, signal }),
  );
  const isAnswered = answer?.text === sought;
  const found = (isAnswered && answer.found?.drugs) || [];
  const free = found.filter((drug) => lines.every((line) => line.id !== drug.id));
  const combobox = useCombobox({
    count: free.length,
    onPick: (index) => {
      const { id: drug, name } = free[index]!;
      addToList([{ id: drug, name }]);
      setText('');
    },
    ...(sought && { onEscape: () => setText('') }),
  });
  if (lines.length >= listLimit) return <p className={css.full}>{t.full(listLimit)}</p>;
  return (
    <div className={picker.search}>
      <label htmlFor={id}>{t.searchLabel}</label>
      <TextBox
        {...combobox.field}
        id={id}
        icon={glass}
        placeholder={t.searchExample}
        maxLength={100}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          combobox.reset();
        }}
      />
      {sought && (
        // focusable, so that it can be scrolled with the keyboard
        <div className={picker.results} aria-live="polite" tabIndex={0}>
          {found.length > 0 ? (
            <ul {...combobox.list} aria-label={t.searchLabel}>
              {found.map((drug) => {
                const index = free.indexOf(drug);
                return (
                  <li
                    key={drug.id}
                    {...(index < 0 ? isTaken : combobox.option(index))}
                    // keeps the focus in the search field
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={() => {
                      if (index < 0) return;
                      addToList([{ id: drug.id, name: drug.name }]);
                      setText('');
                    }}
                  >
                    {drug.name}
                    <small>{index < 0 ? t.onTheList : t.offeredBy(drug.offered_by)}</small>
                  </li>
                );
              })}
            </ul>
          ) : (
            <p>{!isAnswered ? t.searching : answer.failed ? t.searchFailed : t.noDrug(sought)}</p>
          )}
        </div>
      )}
    </div>
  );
}
