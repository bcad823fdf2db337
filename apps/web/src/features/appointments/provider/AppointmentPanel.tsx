import type { Appointment } from '@ivuriro/contract';
import type { ReactNode } from 'react';
import { useCall } from '../../../lib/api/use-call.ts';
import { Panel } from '../../../ui/dashboard/Panel.tsx';
import { useTexts } from '../../../lib/language/texts.ts';
import type { AccountView } from './account-views.ts';
import { texts } from './texts.ts';
import { AppointmentDetails } from './AppointmentDetails.tsx';
import type { AppointmentDialogs } from './appointment-dialogs.ts';

/** Links to documents and attachments expire after 15 minutes, so the appointment is read again before that. */
const READ_AGAIN_MS = 10 * 60_000;

type Props = {
  view: AccountView;
  id: string;
  /** The path of the page without the open appointment. */
  back: string;
  dialogs: AppointmentDialogs | undefined;
  /** Draws further buttons for the appointment; the page that contains the panel supplies them. */
  more?: (appointment: Appointment) => ReactNode;
};

export function AppointmentPanel({ view, id, back, dialogs, more }: Props) {
  const t = useTexts(texts);
  const asked = useCall(view.one, { params: { id } }, { everyMs: READ_AGAIN_MS });
  return (
    <Panel words={t} code={asked.data?.appointment_id} asked={asked} back={{ to: back, link: `appointment-${id}` }}>
      {(appointment) => (
        <AppointmentDetails view={view} appointment={appointment} dialogs={dialogs} more={more?.(appointment)} />
      )}
    </Panel>
  );
}
