import { Form, useSubmit } from 'react-router';
import { useTextOfAddress, useTypingPause } from '../lib/hooks/use-debounced-text.ts';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { search } from './icons.ts';
import { KeepQuery } from './KeepQuery.tsx';
import css from './SearchBox.module.css';

type Props = {
  label: string;
  button: string;
  placeholder?: string;
  /** The path of the page with the results; by default this page. */
  action?: string;
  /** The search text in the query string. */
  value?: string;
  /** Names of the filters' query parameters, which a new search keeps. */
  keep?: string[];
};

/** A GET form. With JavaScript it is also submitted when typing pauses. */
export function SearchBox({ label, button, placeholder, action, value = '', keep }: Props) {
  const submit = useSubmit();
  const { soon, never } = useTypingPause();
  const input = useTextOfAddress(value);

  const searchSoon = (form: HTMLFormElement | null) =>
    soon(() => void submit(form, { replace: true, preventScrollReset: true }));
  return (
    <Form role="search" aria-label={label} method="get" action={action} className={css.search} onSubmit={never}>
      <span className={css.box}>
        <Icon of={search} size={24} />
        <input
          ref={input}
          type="search"
          name="text-search"
          aria-label={label}
          placeholder={placeholder}
          defaultValue={value}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => searchSoon(event.currentTarget.form)}
        />
      </span>
      {keep && <KeepQuery names={keep} />}
      <Button type="submit" variant="outlined" size="lg">
        {button}
      </Button>
    </Form>
  );
}
