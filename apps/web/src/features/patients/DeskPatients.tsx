import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { AnyProviderContext } from '../../lib/api/call.ts';
import { searchOf } from '../../lib/api/request.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { useMay } from '../../lib/session/permissions.ts';
import { Button } from '../../ui/Button.tsx';
import dashboard from '../../ui/dashboard/dashboard.module.css';
import { Icon } from '../../ui/Icon.tsx';
import { plus } from '../../ui/icons.ts';
import { AddPatient } from './AddPatient.tsx';
import { PatientList } from './PatientList.tsx';
import { PatientPanel } from './PatientPanel.tsx';
import css from './patients.module.css';
import { texts } from './texts.ts';

type Props = {
  providerContext: AnyProviderContext;
  /** The path of the page; the id of the open patient is appended to it. */
  base: string;
  id: string | undefined;
  toAppointment: (id: string) => string;
};

/** The patients of a provider's reception, with the open one beside the list. */
export function DeskPatients({ providerContext, base, id, toAppointment }: Props) {
  const t = useTexts(texts);
  const [query] = useSearchParams();
  const mayAdd = useMay('patients.manage');
  const [adding, setAdding] = useState(false);
  const text = query.get('text-search')?.trim() ?? '';
  const page = Number(/^[1-9]\d{0,5}$/.exec(query.get('page') ?? '')?.[0] ?? 1);
  const at = (patient: string | undefined, onPage = page) =>
    base +
    (patient ? `/${encodeURIComponent(patient)}` : '') +
    searchOf({ 'text-search': text, page: onPage > 1 ? onPage : '' }).replace(/^(?=.)/, '?');
  const add = mayAdd && (
    <Button onClick={() => setAdding(true)}>
      <Icon of={plus} />
      {t.add}
    </Button>
  );
  return (
    <section className={css.patients} aria-label={t.table}>
      <div className={css.head}>
        <p>{t.says}</p>
        {add}
      </div>
      <div className={dashboard.split} data-open={id ? '' : undefined}>
        <PatientList providerContext={providerContext} filters={{ text, page }} to={at} chosen={id} base={base} />
        {id && (
          <PatientPanel
            key={id}
            providerContext={providerContext}
            id={id}
            back={at(undefined)}
            toAppointment={toAppointment}
          />
        )}
      </div>
      {adding && <AddPatient providerContext={providerContext} to={at} onClose={() => setAdding(false)} />}
    </section>
  );
}
