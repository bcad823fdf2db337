import type { Appointment } from '@ivuriro/contract';
import { call } from '../../shared/api/call.ts';
import { useTexts } from '../../shared/i18n/texts.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { useNow } from '../../shared/use-now.ts';
import { useSending } from '../../shared/use-sending.ts';
import { useShowChange } from '../../shared/use-show-change.ts';
import { earliestOf } from '../../shared/visit/earliest.ts';
import { ConsultationForm } from './ConsultationForm.tsx';
import { texts } from './texts.ts';

type Props = { visit: Appointment; onClose: () => void };

/** The file of a visit that goes on or is over; of another one it says why there is none, and begins it if it waits. */
export default function ConsultationDialog({ visit, onClose }: Props) {
  return visit.status === 'ONGOING' || visit.status === 'COMPLETED' ? (
    <ConsultationForm visit={visit} onClose={onClose} />
  ) : (
    <NotBegun visit={visit} onClose={onClose} />
  );
}

function NotBegun({ visit, onClose }: Props) {
  const t = useTexts(texts);
  const showChange = useShowChange();
  const { sending, send } = useSending();
  const waits = visit.status === 'PENDING';
  const earliest = earliestOf(visit, 'ONGOING', useNow());
  const begin = () =>
    send(async () => {
      const params = { id: visit.id };
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
