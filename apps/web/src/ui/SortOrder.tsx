import { Form, useSubmit } from 'react-router';
import { useTexts } from '../lib/language/texts.ts';
import type { Option } from './Field.tsx';
import { Icon } from './Icon.tsx';
import { chevronDown } from './icons.ts';
import { KeepQuery } from './KeepQuery.tsx';
import { filterTexts } from './filter-texts.ts';
import css from './SortOrder.module.css';

type Props = {
  /** The current order, as it is named in the query string. */
  value: string;
  options: Option[];
  /** Names of the other query parameters of the list. */
  keep: readonly string[];
};

/**
 * Chooses the order of a list. It is a GET form: with JavaScript it is submitted at once, without JavaScript by a
 * button.
 */
export function SortOrder({ value, options, keep }: Props) {
  const t = useTexts(filterTexts);
  const submit = useSubmit();
  return (
    <Form
      method="get"
      className={css.order}
      onChange={(event) => void submit(event.currentTarget, { preventScrollReset: true })}
    >
      <KeepQuery names={keep} />
      <label>
        <span className={css.label}>{t.sortBy}</span>
        <select key={value} name="order-by" defaultValue={value}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon of={chevronDown} size={18} />
      </label>
      <noscript>
        <button type="submit">{t.sort}</button>
      </noscript>
    </Form>
  );
}
