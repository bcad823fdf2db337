import type { Appointment } from '@ivuriro/contract';
import { BulkActs } from '../../../domain/patients/BulkActs.tsx';
import { callAt } from '../../../lib/api/call.ts';
import { csvOf } from '../../../lib/api/csv-address.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { lazyPart } from '../../../lib/lazy-component.ts';
import { useMay } from '../../../lib/session/permissions.ts';
import { useDesk } from '../../../lib/session/use-desk.ts';
import type { Selection } from '../../../ui/dashboard/use-selection.ts';
import type { AccountView } from './account-views.ts';
import { bulkStatuses } from './bulk-statuses.ts';
import { texts } from './texts.ts';

const AppointmentBulkDialog = lazyPart(() => import('./AppointmentBulkDialog.tsx'));

type Props = { view: AccountView; selection: Selection; appointments: Appointment[] };

/** The actions that apply to all selected appointments at once. */
export function AppointmentBulk({ view: { change, list }, selection, appointments }: Props) {
  const t = useTexts(texts);
  const mayChange = useMay('agenda.book');
  const desk = useDesk('agenda.read');
  const selected = appointments.filter(({ id }) => selection.has(id));
  const query = { id: selected.map(({ id }) => id) };
  const labels = desk && (async () => (await callAt(desk, 'GET /papers/labels', { query })).data.url);
  const papers = labels ? [{ ...t.bulkLabels, needs: 'agenda.read' as const, address: labels }] : [];
  return (
    <BulkActs
      selection={selection}
      steps={change && mayChange ? bulkStatuses : []}
      names={t.bulk}
      patients={selected.map(({ patient }) => patient)}
      papers={papers}
      csv={() => csvOf(list, { query: { id: selection.ids } })}
      dialog={(status, close) =>
        change && <AppointmentBulkDialog change={change} status={status} appointments={selected} onClose={close} />
      }
    />
  );
}
