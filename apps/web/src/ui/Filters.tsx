import { useEffect, useRef, type ReactNode } from 'react';
import { Form, Link, useLocation, useSubmit } from 'react-router';
import { useTexts } from '../lib/language/texts.ts';
import { Button } from './Button.tsx';
import css from './Filters.module.css';
import { KeepQuery } from './KeepQuery.tsx';
import { texts } from './texts.ts';

type Props = {
  /** What the other forms of the page put into the address. */
  keep: string[];
  /** The address without any filter, when there is one to take away. */
  clear?: string | false;
  children: ReactNode;
};

/** A plain GET form: with JavaScript a choice is sent at once, without it by the button. */
export function Filters({ keep, clear, children }: Props) {
  const t = useTexts(texts);
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const { search } = useLocation();
  const shown = useRef(search);
  useEffect(() => {
    // Back, forward and links change the address under the form. What was chosen before the page woke up stays.
    if (shown.current !== search && form.current) showAddress(form.current, new URLSearchParams(search));
    shown.current = search;
  }, [search]);
  return (
    <Form
      ref={form}
      method="get"
      className={css.filters}
      onChange={(event) => void submit(chosenIn(event.currentTarget), { preventScrollReset: true })}
    >
      <KeepQuery names={keep} />
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

/** What is not empty, so that the address says only what was chosen. */
function chosenIn(form: HTMLFormElement): FormData {
  const chosen = new FormData();
  for (const [name, value] of new FormData(form)) if (value !== '') chosen.append(name, value);
  return chosen;
}

/** The first of a list is what an address means that does not name it. */
function showAddress(form: HTMLFormElement, address: URLSearchParams): void {
  for (const control of form.elements) {
    if (control instanceof HTMLSelectElement)
      control.value = address.get(control.name) ?? control.options[0]?.value ?? '';
    else if (control instanceof HTMLInputElement && control.type !== 'hidden')
      control.checked = control.value === (address.get(control.name) ?? '');
  }
}
