import { useTexts } from '../../../lib/language/texts.ts';
import { money } from '../../../lib/language/money.ts';
import { AddToCalendar } from '../../../domain/appointments/AddToCalendar.tsx';
import { useForWhom } from '../../../domain/purchase/use-for-whom.ts';
import { Result as Done } from '../../../domain/purchase/Result.tsx';
import { texts } from './texts.ts';
import { longTime } from './slot-times.ts';
import type { Appointment } from './use-book-appointment.ts';

/** Step 4: the booked appointment with its date, place and price, and what happens next. */
export function ResultStep({ appointment }: { appointment: Appointment }) {
  const t = useTexts(texts);
  const { payment, hospital, doctor, speciality } = appointment;
  const patient = useForWhom();
  const amount = money(payment.amount_paid);
  return (
    <Done
      title={t.booked}
      rows={[
        [t.for, patient],
        [t.what, speciality.name],
        [t.withWhom, doctor.name],
        [t.when, longTime(appointment.assigned_date, appointment.start_time, appointment.end_time)],
        [t.where, hospital?.name ?? t.videoCall],
        [t.price, amount],
        [t.code, appointment.appointment_id],
      ]}
      next={[
        hospital ? t.nextPhysical(hospital.name) : t.nextOnline,
        ...(payment.payment_method === 'CASH' ? [t.nextCash(amount)] : []),
        t.nextMail,
      ]}
      to="/profile/appointment"
      link={t.myAppointments}
      act={<AddToCalendar id={appointment.id} />}
    />
  );
}
