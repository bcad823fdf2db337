import type { Appointment } from '@ivuriro/contract';
import { call } from '../../../lib/api/call.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useNow } from '../../../lib/hooks/use-now.ts';
import { useFormSubmit } from '../../../ui/use-form-submit.ts';
import { useShowChange } from '../../../ui/use-show-change.ts';
import { earliestOf } from '../../../domain/appointments/earliest-status-change.ts';
import { ConsultationForm } from './ConsultationForm.tsx';
import { texts } from './texts.ts';

type Props = { appointment: Appointment; onClose: () => void };

/**
 * The dialog with the consultation file of an ongoing or completed appointment. For any other appointment it shows the
 * reason why there is no file; a pending appointment also gets a button that begins it.
 */
export default function ConsultationDialog({ appointment, onClose }: Props) {
  return appointment.status === 'ONGOING' || appointment.status === 'COMPLETED' ? (
    <ConsultationForm appointment={appointment} onClose={onClose} />
  ) : (
    <NotBegun appointment={appointment} onClose={onClose} />
  );
}

function NotBegun({ appointment, onClose }: Props) {
  const t = useTexts(texts);
  const showChange = useShowChange();
  const { sending, send } = useFormSubmit();
  const waits = appointment.status === 'PENDING';
  const earliest = earliestOf(appointment, 'ONGOING', useNow());
  const begin = () =>
    send(async () => {
      const params = { id: appointment.id };
      await call('POST /doctor/appointment/status/{id}', { params, body: { status: 'ONGOING' } });
      await showChange({ message: t.begun });
    });
  return (
    <Dialog
      narrow
      title={waits ? t.notBegun : t.notHeld}
      onClose={onClose}
      foot={
        <>
          <Button variant="outlined" onClick={onClose}>
            {t.close}
          </Button>
          {waits && !earliest && (
            <Button busy={sending && t.beginning} onClick={() => void begin()}>
              {t.begin}
            </Button>
          )}
        </>
      }
    >
      <p>{waits ? t.notBegunSays : t.notHeldSays}</p>
      {waits && <p>{earliest ? t.beginFrom(earliest) : t.beginNow}</p>}
    </Dialog>
  );
}
