import { useId, useState, type SubmitEvent } from 'react';
import { Form } from 'react-router';
import { useTexts } from '../../lib/language/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { TextInput } from '../../ui/Field.tsx';
import { goToFirstWrong } from '../../ui/focus-invalid-field.ts';
import css from './near.module.css';
import { texts } from './texts.ts';

type Props = {
  list: string;
  /** The other query parameters of the list, which stay unchanged. */
  kept: Record<string, string>;
  sectors: string[];
  /** The sector that was typed before. */
  typed: string;
  /** Whether the typed text was refused, because it is not the name of a sector. */
  isRefused: boolean;
};

/** The form in which people enter the sector where they are; the browser suggests sectors while they type. */
export function SectorForm({ list, kept, sectors, typed, isRefused }: Props) {
  const t = useTexts(texts);
  const [isEmpty, setEmpty] = useState(isRefused && !typed);
  const suggestions = useId();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const entered = new FormData(event.currentTarget).get('near');
    const none = typeof entered === 'string' && !entered.trim();
    setEmpty(none);
    if (!none) return;
    event.preventDefault();
    goToFirstWrong(event.currentTarget);
  };
  return (
    <Form method="get" action="/near" noValidate onSubmit={submit} className={css.form}>
      {Object.entries({ ...kept, list, sent: '1' }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextInput
        label={t.sector}
        hint={t.hint}
        error={isEmpty ? t.missing : isRefused && typed ? t.unknown(typed) : undefined}
        name="near"
        list={suggestions}
        defaultValue={typed}
        autoFocus={isRefused}
        autoComplete="off"
        required
        maxLength={100}
      />
      <datalist id={suggestions}>
        {sectors.map((label) => (
          <option key={label} value={label} />
        ))}
      </datalist>
      <Button type="submit" variant="outlined">
        {t.show}
      </Button>
    </Form>
  );
}
