import { useEffect, useRef } from 'react';
import { Form, useSubmit } from 'react-router';
import { useTypingPause } from '../typing.ts';
import { Button } from './Button.tsx';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';
import { search } from './icons.ts';
import css from './SearchBox.module.css';

type Props = {
  label: string;
  button: string;
  placeholder?: string;
  /** Where the form goes; this page when absent. */
  action?: string;
  name?: string;
  /** The text in the address. */
  value?: string;
  /** Filters that a new search keeps. */
  keep?: Record<string, string>;
  /** The main act of the page: button filled, joined on wide screens. */
  hero?: boolean;
};

/** A plain GET form; with JavaScript it also searches by itself when typing pauses, save in the hero, which asks first. */
export function SearchBox({
  label,
  button,
  placeholder,
  action,
  name = 'text-search',
  value = '',
  keep,
  hero = false,
}: Props) {
  const submit = useSubmit();
  const { soon, never } = useTypingPause();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Back and forward change the address under the box; what is being typed stays.
    if (input.current && document.activeElement !== input.current) input.current.value = value;
  }, [value]);

  const searchSoon = (form: HTMLFormElement | null) => {
    if (!hero) soon(() => void submit(form, { replace: true, preventScrollReset: true }));
  };
  return (
    <Form
      role="search"
      aria-label={label}
      method="get"
      action={action}
      className={cx(css.search, hero && css.hero)}
      onSubmit={never}
    >
      <span className={css.box}>
        <Icon of={search} size={24} />
        <input
          ref={input}
          type="search"
          name={name}
          aria-label={label}
          placeholder={placeholder}
          defaultValue={value}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => searchSoon(event.currentTarget.form)}
        />
      </span>
      {Object.entries(keep ?? {}).map(([key, kept]) => (
        <input key={key} type="hidden" name={key} value={kept} />
      ))}
      <Button type="submit" variant={hero ? 'filled' : 'outlined'} size="lg">
        {button}
      </Button>
    </Form>
  );
}
