import { useRef, useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { useFoundByText } from '../../../lib/hooks/use-debounced-text.ts';
import { ChipInput } from '../../../ui/ChipInput.tsx';
import { Field } from '../../../ui/Field.tsx';
import { RemovableChip } from '../../../ui/RemovableChip.tsx';
import { useCombobox } from '../../../lib/hooks/use-combobox.ts';
import { AccountPicture } from './AccountPicture.tsx';
import type { Person } from './mailbox.ts';
import { texts } from './texts.ts';
import css from './Recipients.module.css';

const most = 20;

type Props = { kind: string; to: Person[]; error: string | undefined; onChange: (to: Person[]) => void };

/** The recipients of a message, picked from the contacts of the account. */
export function Recipients({ kind, to, error, onChange }: Props) {
  const t = useTexts(texts);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const asked = text.trim();
  const answer = useFoundByText(open ? asked : null, (name, signal) =>
    call('GET /messages/recipients', { query: { 'text-search': name }, signal }),
  );
  // without a search text all contacts are listed; the results for an earlier text are ignored
  const { found, failed } = answer?.text === asked ? answer : {};
  const free = found?.filter((one) => !to.some((known) => known.account_id === one.account_id)) ?? [];
  const pick = (index: number) => {
    const person = free[index];
    if (!person || to.length >= most) return;
    onChange([...to, person]);
    setText('');
    setOpen(false);
    input.current?.focus();
  };
  const combobox = useCombobox({ count: open ? free.length : 0, onPick: pick, onEscape: () => setOpen(false) });
  const resultText = failed
    ? t.findingFailed
    : found && free.length === 0
      ? t.noneFound
      : found
        ? t.found(free.length)
        : '';
  return (
    <div
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <Field label={t.recipients} error={error} hint={t.mayWrite[kind] ?? t.mayWrite.other}>
        {(wiring) => (
          <div className={css.field}>
            <ChipInput
              {...combobox.field}
              {...wiring}
              ref={input}
              label={t.recipients}
              chips={to.map((person) => (
                <RemovableChip
                  key={person.account_id ?? person.email}
                  label={t.remove(person.name)}
                  onRemove={
                    person.account_id
                      ? () => {
                          onChange(to.filter((one) => one !== person));
                          input.current?.focus();
                        }
                      : undefined
                  }
                >
                  {person.name}
                </RemovableChip>
              ))}
              value={text}
              maxLength={100}
              placeholder={to.length === 0 ? t.typeName : t.addRecipient}
              onFocus={() => setOpen(true)}
              onClick={() => setOpen(true)}
              onChange={(event) => {
                setText(event.target.value);
                setOpen(true);
                combobox.reset();
              }}
              onKeyDown={(event) => {
                const last = to.at(-1);
                if (event.key === 'Backspace' && text === '' && last?.account_id) onChange(to.slice(0, -1));
                // the Enter key picks a contact, and never sends the message
                if (event.key === 'Enter') event.preventDefault();
                combobox.field.onKeyDown(event);
              }}
            />
            {open && (free.length > 0 || resultText) && (
              <div className={css.results}>
                <p role="status" className={free.length > 0 ? 'sr' : undefined}>
                  {resultText}
                </p>
                {free.length > 0 && (
                  <ul {...combobox.list} aria-label={t.recipients}>
                    {free.map((person, index) => (
                      <li
                        key={person.account_id}
                        {...combobox.option(index)}
                        onMouseDown={(event) => event.preventDefault()}
                        onClick={() => pick(index)}
                      >
                        <AccountPicture person={person} size={36} />
                        <span>
                          <b>{person.name}</b>
                          <small>{t.account[person.account_type]}</small>
                        </span>
                      </li>
                    ))}
                  </ul>
                )}
              </div>
            )}
          </div>
        )}
      </Field>
    </div>
  );
}
