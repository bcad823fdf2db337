import { useState, type SubmitEvent } from 'react';
import { Form } from 'react-router';
import { useTexts } from '../../../lib/language/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextInput } from '../../../ui/Field.tsx';
import { goToFirstWrong } from '../../../ui/focus-invalid-field.ts';
import { texts } from './texts.ts';
import css from './verify.module.css';

type Props = {
  before: string;
  /** Whether the form was submitted empty, without JavaScript. */
  emptyBefore: boolean;
};

export function CodeForm({ before, emptyBefore }: Props) {
  const t = useTexts(texts);
  const [empty, setEmpty] = useState(emptyBefore);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const code = new FormData(event.currentTarget).get('code');
    const isEmpty = typeof code === 'string' && !code.trim();
    setEmpty(isEmpty);
    if (!isEmpty) return;
    event.preventDefault();
    goToFirstWrong(event.currentTarget);
  };
  return (
    <Form method="get" action="/verify" noValidate onSubmit={submit} className={css.form}>
      <TextInput
        label={t.label}
        hint={t.hint}
        error={empty ? t.missing : undefined}
        name="code"
        defaultValue={before}
        autoFocus={emptyBefore}
        autoComplete="off"
        autoCapitalize="characters"
        required
        maxLength={20}
      />
      <Button type="submit">{t.check}</Button>
    </Form>
  );
}
