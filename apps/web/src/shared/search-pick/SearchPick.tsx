import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { usePausedText } from '../typing.ts';
import type { Find, Named } from './find.ts';
import { texts } from './texts.ts';
import { nearestFirst } from './nearest-first.ts';
import css from './SearchPick.module.css';

const SHOWN = 20;

type Props = {
  label: string;
  placeholder: string;
  find: Find;
  /** What can no longer be picked. */
  taken: Named[];
  onPick: (item: Named) => void;
  /** What was picked, between the label and the search. */
  children?: ReactNode;
};

/** Searches a catalogue when typing pauses. The results lie in the flow: a dialog that scrolls would cut a floating list. */
export function SearchPick({ label, placeholder, find, taken, onPick, children }: Props) {
  const t = useTexts(texts);
  const id = useId();
  const [text, setText] = useState('');
  const asked = usePausedText(text.trim());
  const searching = text.trim() !== '';
  const { data, isError } = useQuery({
    queryKey: ['find', placeholder, asked],
    queryFn: ({ signal }) => find(asked, signal),
    enabled: searching && asked !== '',
  });
  const combobox = useCombobox();
  const found = useMemo(
    () => (searching && asked === text.trim() ? data && nearestFirst(asked, data) : undefined),
    [searching, asked, text, data],
  );
  // What was found may lie below the edge of the dialog.
  const results = useRef<HTMLDivElement>(null);
  useEffect(() => {
    results.current?.scrollIntoView({ block: 'nearest' });
  }, [found]);
  const pick = (picked: string) => {
    const item = found?.find((one) => one.id === picked);
    if (!item || taken.some((one) => one.id === picked)) return;
    onPick({ id: item.id, name: item.name, ...(item.price === undefined ? {} : { price: item.price }) });
    setText('');
  };
  return (
    <div className={css.search}>
      <label htmlFor={id}>{label}</label>
      {children}
      <Combobox store={combobox} onOptionSubmit={pick}>
        <Combobox.EventsTarget>
          <TextInput
            id={id}
            placeholder={placeholder}
            maxLength={100}
            autoComplete="off"
            leftSection={<IconSearch size={18} stroke={1.75} />}
            value={text}
            onChange={(event) => {
              setText(event.currentTarget.value);
              combobox.updateSelectedOptionIndex();
            }}
            onKeyDown={(event) => {
              // Enter picks; it must not send the form around the search.
              if (event.key === 'Enter') event.preventDefault();
              if (event.key === 'Escape' && searching) {
                event.preventDefault();
                setText('');
              }
            }}
          />
        </Combobox.EventsTarget>
        {searching && (
          // a keyboard scrolls it too
          <div ref={results} className={css.results} aria-live="polite" tabIndex={0}>
            {found && found.length > 0 ? (
              <Combobox.Options aria-label={label}>
                {found.slice(0, SHOWN).map((item) => {
                  const has = taken.some((one) => one.id === item.id);
                  return (
                    <Combobox.Option key={item.id} value={item.id} disabled={has} className={css.option}>
                      {item.name}
                      {has && <small>{t.added}</small>}
                    </Combobox.Option>
                  );
                })}
              </Combobox.Options>
            ) : (
              <p>{isError ? t.searchFailed : found ? t.noneFound(asked) : t.searching}</p>
            )}
          </div>
        )}
      </Combobox>
    </div>
  );
}
