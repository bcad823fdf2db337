import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useTexts } from '../../lib/language/texts.ts';
import { useFoundByText } from '../../lib/hooks/use-debounced-text.ts';
import { TextBox } from '../Field.tsx';
import { search as glass } from '../icons.ts';
import { useCombobox } from '../../lib/hooks/use-combobox.ts';
import type { Find, Named } from './search-function.ts';
import { texts } from './texts.ts';
import { nearestFirst } from './rank-matches.ts';
import css from './SearchPicker.module.css';

const mostShown = 20;
/** Attributes of an option that is already chosen, so that it cannot be chosen again. */
const isTaken = { role: 'option', 'aria-selected': false, 'aria-disabled': true } as const;

type Props = {
  label: string;
  placeholder: string;
  find: Find;
  /** Items that are already chosen. */
  taken: Named[];
  onPick: (item: Named) => void;
  /** Returns the message that nothing was found for a text. Given where the message can also suggest another search. */
  noneFound?: (text: string) => string;
  /** The chosen items, shown between the label and the search field. */
  children?: ReactNode;
};

/**
 * Searches a long list while the person types. The results are in the flow of the page, because a scrolling dialog
 * would clip a floating list.
 */
export function SearchPicker({ label, placeholder, find, taken, onPick, noneFound, children }: Props) {
  const t = useTexts(texts);
  const id = useId();
  const [text, setText] = useState('');
  const sought = text.trim();
  const answer = useFoundByText(sought || null, async (asked, signal) => ({
    data: nearestFirst(asked, await find(asked, signal)).slice(0, mostShown),
  }));
  const isAnswered = answer?.text === sought;
  const found = isAnswered ? answer.found : undefined;
  // scrolls to the results, which may lie below the edge of the dialog
  const results = useRef<HTMLDivElement>(null);
  useEffect(() => {
    results.current?.scrollIntoView({ block: 'nearest' });
  }, [found]);
  const shown = found ?? [];
  const free = shown.filter(({ id: one }) => taken.every((known) => known.id !== one));
  const pick = (index: number) => {
    const { id: picked, name, price, detail } = free[index]!;
    onPick({
      id: picked,
      name,
      ...(price === undefined ? {} : { price }),
      ...(detail === undefined ? {} : { detail }),
    });
    setText('');
  };
  const combobox = useCombobox({
    count: free.length,
    onPick: pick,
    ...(sought && { onEscape: () => setText('') }),
  });
  return (
    <div className={css.search}>
      <label htmlFor={id}>{label}</label>
      {children}
      <TextBox
        {...combobox.field}
        id={id}
        icon={glass}
        placeholder={placeholder}
        maxLength={100}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          combobox.reset();
        }}
        onKeyDown={(event) => {
          // Enter picks a result; it must not submit the form around the search.
          if (event.key === 'Enter') event.preventDefault();
          combobox.field.onKeyDown(event);
        }}
      />
      {sought && (
        // the results are focusable, so that they can be scrolled with the keyboard
        <div ref={results} className={css.results} aria-live="polite" tabIndex={0}>
          {shown.length > 0 ? (
            <ul {...combobox.list} aria-label={label}>
              {shown.map((item) => {
                const index = free.indexOf(item);
                return (
                  <li
                    key={item.id}
                    {...(index < 0 ? isTaken : combobox.option(index))}
                    // keeps the focus in the search field
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={index < 0 ? undefined : () => pick(index)}
                  >
                    {item.name}
                    {index < 0 ? <small>{t.added}</small> : item.detail && <small>{item.detail}</small>}
                  </li>
                );
              })}
            </ul>
          ) : (
            <p>{!isAnswered ? t.searching : answer.failed ? t.searchFailed : (noneFound ?? t.noneFound)(sought)}</p>
          )}
        </div>
      )}
    </div>
  );
}
