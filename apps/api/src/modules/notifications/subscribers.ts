import { on } from '../../platform/outbox.ts';
import type { Platform } from '../../platform/platform.ts';
import { consultationFileSaved, filesOf } from '../consultations/index.ts';
import { orderBrief } from '../orders/index.ts';
import { paymentRefs, paymentRefunded, paymentSuccessful } from '../payments/index.ts';
import {
  appointmentBooked,
  appointmentMoved,
  appointmentsBrief,
  appointmentStatusChanged,
} from '../scheduling/index.ts';
import { mailArrival, mailMove, mailTo, tellArrival } from './arrivals.ts';
import { noticeMade, providerToldOf } from './events.ts';
import {
  drugsWritten,
  type NoticeKind,
  paid,
  refunded,
  refundedFor,
  testsWritten,
  type Visit,
  visitIs,
  visitReopened,
} from './kinds.ts';
import { mailNotice } from './mailing.ts';
import { notify } from './notifying.ts';
import { orderPage, orderSubscriptions } from './orders.ts';
import { publicationSubscriptions } from './publication.ts';
import { reviewSubscriptions } from './reviews.ts';
import { teamSubscriptions } from './teams.ts';

export const subscriptions = [
  on(appointmentBooked, 'notify_booked', async ({ appointment_id }, platform: Platform) => {
    const visit = await visitOf(platform, appointment_id);
    await notifyOfVisit(platform, visit, visitIs('PENDING'), `booked ${visit.id}`);
    tellArrival(platform, visit);
  }),
  on(appointmentBooked, 'mail_booked_to_provider', async ({ appointment_id }, platform: Platform) =>
    mailArrival(platform, await visitOf(platform, appointment_id), 'booked'),
  ),
  on(appointmentStatusChanged, 'notify_status', async ({ appointment_id, to, at }, platform: Platform) => {
    const visit = await visitOf(platform, appointment_id);
    const happening = `status ${visit.id} ${to} ${at}`;
    const kind = to === 'PENDING' ? visitReopened(await isRefunded(platform, visit)) : visitIs(to);
    await notifyOfVisit(platform, visit, kind, happening, isUnclosed(visit) ? 'AppointmentUnclosed' : undefined);
    tellArrival(platform, visit);
  }),
  on(appointmentStatusChanged, 'mail_cancelled_to_provider', async ({ appointment_id, to }, platform: Platform) => {
    if (to === 'CANCELLED') await mailArrival(platform, await visitOf(platform, appointment_id), 'cancelled');
  }),
  on(appointmentStatusChanged, 'mail_unclosed_to_provider', async ({ appointment_id }, platform: Platform) => {
    const visit = await visitOf(platform, appointment_id);
    if (isUnclosed(visit)) await mailArrival(platform, visit, 'unclosed');
  }),
  on(appointmentMoved, 'notify_moved', async ({ appointment_id, from_doctor_id, at }, platform: Platform) => {
    const visit = await visitOf(platform, appointment_id);
    await notify(platform, {
      kind: visitIs('PENDING'),
      patientId: visit.patient_id,
      referenceId: visit.id,
      visit,
      happening: `moved ${visit.id} ${at}`,
      letter: visit.doctor_id === from_doctor_id ? 'AppointmentMoved' : 'AppointmentDoctorChanged',
    });
    tellArrival(platform, visit, from_doctor_id);
  }),
  on(appointmentMoved, 'mail_moved_to_provider', async ({ appointment_id, from, from_doctor_id }, platform: Platform) =>
    mailMove(platform, await visitOf(platform, appointment_id), new Date(from), from_doctor_id),
  ),
  on(paymentSuccessful, 'notify_paid', (payment, platform: Platform) =>
    notifyOfPayment(platform, payment, paid, `paid ${payment.payment_id}`),
  ),
  on(paymentRefunded, 'notify_refunded', (payment, platform: Platform) =>
    notifyOfPayment(platform, payment, refundedFor(payment.reason), `refunded ${payment.refund_id}`),
  ),
  on(consultationFileSaved, 'notify_file', async (saved, platform: Platform) => {
    const visit = await visitOf(platform, saved.appointment_id);
    const files = await filesOf(platform.db, platform, [visit.id], { accountId: visit.patient_id });
    const file = files.get(visit.id);
    // a second version of a file is no second notice
    if (file?.lab_tests.length) await notifyOfVisit(platform, visit, testsWritten, `file ${file.id} tests`);
    if (file?.drugs.length) await notifyOfVisit(platform, visit, drugsWritten, `file ${file.id} drugs`);
  }),
  ...orderSubscriptions,
  ...reviewSubscriptions,
  ...publicationSubscriptions,
  ...teamSubscriptions,
  on(noticeMade, 'mail_notice', mailNotice),
  on(providerToldOf, 'mail_provider', mailTo),
];

async function visitOf({ db }: Platform, id: string): Promise<Visit> {
  const visit = (await appointmentsBrief(db, [id])).get(id);
  if (!visit) throw new Error(`The appointment ${id} is not there.`);
  return visit;
}

/** It ended and nobody said what became of it. */
const isUnclosed = (visit: Visit) => visit.missed_by_sweeper_at !== null;

/** Money of it was given back, or is on its way back. */
async function isRefunded({ db }: Platform, { payment_id }: Visit): Promise<boolean> {
  return (await paymentRefs(db, [payment_id])).get(payment_id)!.amount_refunded > 0;
}

const notifyOfVisit = (platform: Platform, visit: Visit, kind: NoticeKind, happening: string, letter?: string) =>
  notify(platform, { kind, patientId: visit.patient_id, referenceId: visit.id, visit, happening, letter });

async function notifyOfPayment(
  platform: Platform,
  payment: { payment_id: string; patient_id: string; purpose: string; reference_id: string | null },
  kind: NoticeKind,
  happening: string,
) {
  const { payment_id, patient_id, purpose, reference_id } = payment;
  const about = { kind, patientId: patient_id, referenceId: payment_id, happening };
  if (purpose === 'appointment') {
    const visit = reference_id ? await visitOf(platform, reference_id) : undefined;
    return notify(platform, { ...about, visit });
  }
  const order = reference_id ? await orderBrief(platform.db, reference_id) : undefined;
  const page = order ? orderPage(order) : '/profile/orders';
  const letter = kind.notifiable_status === refunded.notifiable_status ? 'OrderRefunded' : undefined;
  return notify(platform, { ...about, visit: undefined, orderId: order?.id, page, letter });
}
