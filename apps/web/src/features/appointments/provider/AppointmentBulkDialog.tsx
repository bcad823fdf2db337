import type { Appointment } from '@ivuriro/contract';
import { useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { BulkDialog } from '../../../ui/dashboard/BulkDialog.tsx';
import { Textarea } from '../../../ui/Field.tsx';
import type { Change } from './account-views.ts';
import type { BulkStatus } from './bulk-statuses.ts';
import { texts } from './texts.ts';

type Props = { change: Change; status: BulkStatus; appointments: Appointment[]; onClose: () => void };

/**
 * Sets one status for all selected appointments. Each is changed by a request of its own, so that a refused change does
 * not stop the others.
 */
export default function AppointmentBulkDialog({ change, status, appointments, onClose }: Props) {
  const t = useTexts(texts);
  const [reason, setReason] = useState('');
  const isCancelling = status === 'CANCELLED';
  const untold = appointments.filter(({ patient }) => !patient.can_be_told);
  const acts = () =>
    appointments.map(({ id, appointment_id, patient }) => ({
      id,
      name: `${patient.full_name}, ${appointment_id}`,
      act: () => call(change.call, { params: { id }, body: { status, reason: isCancelling ? reason : undefined } }),
    }));
  return (
    <BulkDialog
      title={t.bulkAsk[status](appointments.length)}
      begin={t.bulkBegin[status]}
      danger={isCancelling}
      acts={acts}
      onClose={onClose}
    >
      <p>{t.bulkSays[status]}</p>
      {untold.length > 0 && <p>{t.bulkUntold(untold.map(({ patient }) => patient.full_name).join(', '))}</p>}
      {isCancelling && (
        <Textarea
          label={t.saidToPatient}
          hint={t.toPatientHint}
          maxLength={500}
          rows={2}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
    </BulkDialog>
  );
}
