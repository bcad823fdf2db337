import { useCall } from '../../../lib/api/use-call.ts';
import { Panel } from '../../../ui/dashboard/Panel.tsx';
import { useTexts } from '../../../lib/language/texts.ts';
import type { AccountView } from './account-views.ts';
import { addressOf, type Filters } from './filters.ts';
import { texts } from './texts.ts';
import { AppointmentDetails } from './AppointmentDetails.tsx';
import type { AppointmentDialogs } from './appointment-dialogs.ts';

/** Links to documents and attachments expire after 15 minutes, so the appointment is read again before that. */
const READ_AGAIN_MS = 10 * 60_000;

type Props = { view: AccountView; base: string; filters: Filters; dialogs: AppointmentDialogs | undefined };

export function AppointmentPanel({ view, base, filters, dialogs }: Props) {
  const t = useTexts(texts);
  const { id } = filters;
  const asked = useCall(view.one, { params: { id } }, { everyMs: READ_AGAIN_MS });
  return (
    <Panel
      words={t}
      code={asked.data?.appointment_id}
      asked={asked}
      back={{ to: addressOf(base, filters, { id: '' }), link: `appointment-${id}` }}
    >
      {(appointment) => <AppointmentDetails view={view} appointment={appointment} dialogs={dialogs} />}
    </Panel>
  );
}
