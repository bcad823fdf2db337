import { useEffect, useRef, type ReactNode } from 'react';
import { Form, Link, useLocation, useSubmit } from 'react-router';
import { useTexts } from '../lib/language/texts.ts';
import { Button } from './Button.tsx';
import css from './Filters.module.css';
import { KeepQuery } from './KeepQuery.tsx';
import { filterTexts } from './filter-texts.ts';

type Props = {
  /** Names of the query parameters of other forms on the page, whose values are kept. */
  keep: string[];
  /** The URL without any filter; absent when no filter is active. */
  clear?: string | false;
  children: ReactNode;
};

/** A GET form. With JavaScript each choice is submitted at once; without JavaScript a button submits the form. */
export function Filters({ keep, clear, children }: Props) {
  const t = useTexts(filterTexts);
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const { search } = useLocation();
  const shown = useRef(search);
  useEffect(() => {
    // Back, Forward and links change the query string: the form follows. Choices made before the page was hydrated
    // stay.
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

/** The fields that are not empty, so that the URL stays short. */
function chosenIn(form: HTMLFormElement): FormData {
  const chosen = new FormData();
  for (const [name, value] of new FormData(form)) if (value !== '') chosen.append(name, value);
  return chosen;
}

/** Sets the form to the filters in the query string. A select without a filter shows its first option. */
function showAddress(form: HTMLFormElement, address: URLSearchParams): void {
  for (const control of form.elements) {
    if (control instanceof HTMLSelectElement)
      control.value = address.get(control.name) ?? control.options[0]?.value ?? '';
    else if (control instanceof HTMLInputElement && control.type !== 'hidden')
      control.checked = control.value === (address.get(control.name) ?? '');
  }
}
