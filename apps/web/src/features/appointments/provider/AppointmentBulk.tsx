import type { Appointment } from '@ivuriro/contract';
import { BulkActs } from '../../../domain/patients/BulkActs.tsx';
import { csvOf } from '../../../lib/api/csv-address.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { lazyPart } from '../../../lib/lazy-component.ts';
import { useMay } from '../../../lib/session/permissions.ts';
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
  const selected = appointments.filter(({ id }) => selection.has(id));
  return (
    <BulkActs
      selection={selection}
      steps={change && mayChange ? bulkStatuses : []}
      names={t.bulk}
      patients={selected.map(({ patient }) => patient)}
      csv={() => csvOf(list, { query: { id: selection.ids } })}
      dialog={(status, close) =>
        change && <AppointmentBulkDialog change={change} status={status} appointments={selected} onClose={close} />
      }
    />
  );
}
