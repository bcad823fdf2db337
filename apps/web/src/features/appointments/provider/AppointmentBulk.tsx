import type { Appointment } from '@ivuriro/contract';
import { Suspense, useState } from 'react';
import { texts as messageTexts } from '../../../domain/patients/texts.ts';
import { csvOf } from '../../../lib/api/csv-address.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { lazyPart } from '../../../lib/lazy-component.ts';
import { useMay } from '../../../lib/session/permissions.ts';
import { Button } from '../../../ui/Button.tsx';
import { DownloadCsv } from '../../../ui/csv/DownloadCsv.tsx';
import { BulkBar } from '../../../ui/dashboard/BulkBar.tsx';
import type { Selection } from '../../../ui/dashboard/use-selection.ts';
import type { AccountView } from './account-views.ts';
import { type BulkStatus, bulkStatuses } from './bulk-statuses.ts';
import { texts } from './texts.ts';

const BulkMessage = lazyPart(() => import('../../../domain/patients/BulkMessage.tsx'));
const AppointmentBulkDialog = lazyPart(() => import('./AppointmentBulkDialog.tsx'));

type Props = { view: AccountView; selection: Selection; appointments: Appointment[] };

/** What can be done with all selected appointments at once. */
export function AppointmentBulk({ view, selection, appointments }: Props) {
  const t = useTexts(texts);
  const words = useTexts(messageTexts);
  const mayChange = useMay('agenda.book');
  const mayWrite = useMay('messages.use');
  const [open, setOpen] = useState<BulkStatus | 'message' | null>(null);
  const selected = appointments.filter(({ id }) => selection.has(id));
  const close = () => setOpen(null);
  return (
    <>
      <BulkBar selection={selection}>
        {view.change &&
          mayChange &&
          bulkStatuses.map((status) => (
            <Button key={status} size="sm" variant="outlined" onClick={() => setOpen(status)}>
              {t.bulk[status]}
            </Button>
          ))}
        {mayWrite && (
          <Button size="sm" variant="outlined" onClick={() => setOpen('message')}>
            {words.write}
          </Button>
        )}
        <DownloadCsv read={() => csvOf(view.list, { query: { id: selection.ids } })} />
      </BulkBar>
      <Suspense>
        {open === 'message' && <BulkMessage patients={selected.map(({ patient }) => patient)} onClose={close} />}
        {open && open !== 'message' && view.change && (
          <AppointmentBulkDialog change={view.change} status={open} appointments={selected} onClose={close} />
        )}
      </Suspense>
    </>
  );
}
