import type { ReactNode } from 'react';
import { Form, Link, useSubmit } from 'react-router';
import { useMessages } from '../i18n/messages.ts';
import { Button } from './Button.tsx';
import css from './Filters.module.css';
import { messages } from './messages.ts';

type Props = {
  /** What the other forms of the page have put into the address. */
  keep: Record<string, string>;
  /** The address without any filter, when there is one to take away. */
  clear?: string | false;
  children: ReactNode;
};

/** A plain GET form: with JavaScript a choice is sent at once, without it by the button. */
export function Filters({ keep, clear, children }: Props) {
  const t = useMessages(messages);
  const submit = useSubmit();
  return (
    <Form
      method="get"
      className={css.filters}
      onChange={(event) => void submit(event.currentTarget, { preventScrollReset: true })}
    >
      {Object.entries(keep).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {children}
      <noscript>
        <Button type="submit" variant="outlined" wide>
          {t.apply}
        </Button>
      </noscript>
      {clear && (
        <Link to={clear} className={css.clear}>
          {t.clearFilters}
        </Link>
      )}
    </Form>
  );
}
