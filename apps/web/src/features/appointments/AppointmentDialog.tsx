import { call } from '../../shared/api/call.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { OneDialog } from '../../shared/own-list/OneDialog.tsx';
import { AppointmentDetails } from './AppointmentDetails.tsx';
import { messages } from './messages.ts';

export function AppointmentDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useMessages(messages);
  const read = async () => (await call('GET /patient/appointment/{id}', { params: { id } })).data;
  return (
    <OneDialog title={t.visit} words={t} read={read} onClose={onClose}>
      {(visit, changed) => <AppointmentDetails visit={visit} onChanged={changed} />}
    </OneDialog>
  );
}
