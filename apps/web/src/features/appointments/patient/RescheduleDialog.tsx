import type { Appointment } from '@ivuriro/contract';
import { call } from '../../../lib/api/call.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { useNow } from '../../../lib/hooks/use-now.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { MoveDialog } from '../move/MoveDialog.tsx';
import { refundWords } from './Cancellation.tsx';
import { isLastMove, movedTo } from './reschedule.ts';
import { texts } from './texts.ts';

type Props = { appointment: Appointment; onMoved: (appointment: Appointment) => void; onClose: () => void };

/**
 * The dialog in which a patient moves an appointment: with the same doctor, or with any doctor of the hospital if the
 * patient had chosen no doctor.
 */
export default function RescheduleDialog({ appointment, onMoved, onClose }: Props) {
  const t = useTexts(texts);
  const now = useNow();
  const { any_doctor, hospital, doctor } = appointment;
  return (
    <MoveDialog
      appointment={appointment}
      doctor={hospital && any_doctor ? '' : doctor.id}
      subtitle={any_doctor ? hospital?.name : doctor.name}
      says={t.moveSays}
      move={({ date, time, end_time }) =>
        call('POST /patient/appointment/reschedule/{id}', {
          params: { id: appointment.id },
          body: { assigned_date: date, start_time: time, end_time },
        })
      }
      onMoved={onMoved}
      onClose={onClose}
    >
      {(slot) =>
        isLastMove(appointment, slot, now) && (
          <Banner tone="ochre">{`${t.lastMove} ${refundWords(movedTo(appointment, slot), now, t)}`}</Banner>
        )
      }
    </MoveDialog>
  );
}
