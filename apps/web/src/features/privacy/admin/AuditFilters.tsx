import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { searchOf } from '../../../lib/api/request.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { TextInput } from '../../../ui/Field.tsx';
import { texts } from './texts.ts';
import { AUDIT } from './paths.ts';
import css from './privacy.module.css';

export const filters = ['account_id', 'patient_id', 'action', 'object', 'date_from', 'date_to'] as const;
export type AuditQuery = Record<(typeof filters)[number], string>;

export function AuditFilters({ query }: { query: AuditQuery }) {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const labels: AuditQuery = {
    account_id: t.account,
    patient_id: t.patient,
    action: t.action,
    object: t.object,
    date_from: t.from,
    date_to: t.to,
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    void navigate(`${AUDIT}?${searchOf(Object.fromEntries(form))}`);
  };
  return (
    <form className={css.filters} onSubmit={submit} role="search">
      {filters.map((name) => (
        <TextInput
          key={name}
          label={labels[name]}
          name={name}
          type={name.startsWith('date') ? 'date' : 'text'}
          defaultValue={query[name]}
        />
      ))}
      <div>
        <Button type="submit">{t.show}</Button>
        <LinkButton to={AUDIT} variant="text">
          {t.clear}
        </LinkButton>
      </div>
    </form>
  );
}
