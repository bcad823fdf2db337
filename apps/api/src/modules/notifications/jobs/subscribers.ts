import { on } from '../../../platform/outbox.ts';
import type { Platform } from '../../../platform/platform.ts';
import { consultationFileSaved, filesOf } from '../../consultations/index.ts';
import { childCameOfAge } from '../../identity/index.ts';
import { orderBrief } from '../../orders/index.ts';
import { paymentRefs, paymentRefunded, paymentSuccessful, receiptIssued } from '../../payments/index.ts';
import {
  appointmentBooked,
  appointmentMoved,
  appointmentsBrief,
  appointmentStatusChanged,
  bookedByDesk,
} from '../../scheduling/index.ts';
import { mailArrival, mailMove, mailTo, tellArrival } from './provider-mails.ts';
import { notificationCreated, providerToldOf } from '../events.ts';
import {
  dependantOfAge,
  drugsWritten,
  type NotificationKind,
  paid,
  refunded,
  refundedFor,
  testsWritten,
  type AppointmentInfo,
  appointmentIs,
  bookedAtDesk,
  appointmentReopened,
} from '../domain/notification-kinds.ts';
import { mailNotification } from './mail-notification.ts';
import { notify } from '../commands/notify-patient.ts';
import { orderPage, orderSubscriptions, tellProvider } from './order-subscribers.ts';
import { moveLinkSubscriptions } from './move-link-subscribers.ts';
import { paymentLinkSubscriptions } from './payment-link-subscribers.ts';
import { publicationSubscriptions } from './publication-subscribers.ts';
import { queueSubscriptions } from './queue-subscribers.ts';
import { reviewSubscriptions } from './review-subscribers.ts';
import { teamSubscriptions } from './team-subscribers.ts';

export const subscriptions = [
  on(appointmentBooked, 'notify_booked', async ({ appointment_id }, platform: Platform) => {
    const appointment = await appointmentOf(platform, appointment_id);
    const kind = (await bookedByDesk(platform.db, appointment_id)) ? bookedAtDesk : appointmentIs('PENDING');
    await notifyOfAppointment(platform, appointment, kind, `booked ${appointment.id}`);
    tellArrival(platform, appointment);
  }),
  on(appointmentBooked, 'mail_booked_to_provider', async ({ appointment_id }, platform: Platform) => {
    const desk = await bookedByDesk(platform.db, appointment_id);
    const appointment = await appointmentOf(platform, appointment_id);
    await mailArrival(platform, appointment, desk ? 'bookedByDesk' : 'booked', desk);
  }),
  on(appointmentStatusChanged, 'notify_status', async ({ appointment_id, to, at }, platform: Platform) => {
    const appointment = await appointmentOf(platform, appointment_id);
    const happening = `status ${appointment.id} ${to} ${at}`;
    const kind = to === 'PENDING' ? appointmentReopened(await isRefunded(platform, appointment)) : appointmentIs(to);
    await notifyOfAppointment(
      platform,
      appointment,
      kind,
      happening,
      isUnclosed(appointment) ? 'AppointmentUnclosed' : undefined,
    );
    tellArrival(platform, appointment);
  }),
  on(appointmentStatusChanged, 'mail_cancelled_to_provider', async ({ appointment_id, to }, platform: Platform) => {
    if (to === 'CANCELLED') await mailArrival(platform, await appointmentOf(platform, appointment_id), 'cancelled');
  }),
  on(appointmentStatusChanged, 'mail_unclosed_to_provider', async ({ appointment_id }, platform: Platform) => {
    const appointment = await appointmentOf(platform, appointment_id);
    if (isUnclosed(appointment)) await mailArrival(platform, appointment, 'unclosed');
  }),
  on(appointmentMoved, 'notify_moved', async (moved, platform: Platform) => {
    const { appointment_id, from_doctor_id, at } = moved;
    const appointment = await appointmentOf(platform, appointment_id);
    await notify(platform, {
      kind: appointmentIs('PENDING'),
      patientId: appointment.patient_id,
      referenceId: appointment.id,
      appointment,
      happening: `moved ${appointment.id} ${at}`,
      letter: letterOfMove(moved, appointment),
    });
    tellArrival(platform, appointment, from_doctor_id);
  }),
  on(appointmentMoved, 'mail_moved_to_provider', async (moved, platform: Platform) =>
    mailMove(platform, await appointmentOf(platform, moved.appointment_id), moved),
  ),
  on(paymentSuccessful, 'notify_paid', (payment, platform: Platform) =>
    notifyOfPayment(platform, payment, paid, `paid ${payment.payment_id}`),
  ),
  on(receiptIssued, 'show_receipt', async ({ purpose, reference_id }, platform: Platform) =>
    purpose === 'appointment'
      ? tellArrival(platform, await appointmentOf(platform, reference_id))
      : tellProvider(platform, await orderBrief(platform.db, reference_id), false),
  ),
  on(paymentRefunded, 'notify_refunded', (payment, platform: Platform) =>
    notifyOfPayment(platform, payment, refundedFor(payment.reason), `refunded ${payment.refund_id}`),
  ),
  on(consultationFileSaved, 'notify_file', async (saved, platform: Platform) => {
    const appointment = await appointmentOf(platform, saved.appointment_id);
    const files = await filesOf(platform.db, platform, [appointment.id], { accountId: appointment.patient_id });
    const file = files.get(appointment.id);
    // the patient is notified once of the tests and once of the drugs, not again when a new version of the file is
    // saved
    if (file?.lab_tests.length) await notifyOfAppointment(platform, appointment, testsWritten, `file ${file.id} tests`);
    if (file?.drugs.length) await notifyOfAppointment(platform, appointment, drugsWritten, `file ${file.id} drugs`);
  }),
  on(childCameOfAge, 'notify_of_age', async ({ membership_id, guardian_id }, platform: Platform) => {
    await notify(platform, {
      kind: dependantOfAge,
      patientId: guardian_id,
      referenceId: membership_id,
      appointment: undefined,
      page: '/profile/family',
      happening: `of age ${membership_id}`,
    });
  }),
  ...moveLinkSubscriptions,
  ...paymentLinkSubscriptions,
  ...orderSubscriptions,
  ...queueSubscriptions,
  ...reviewSubscriptions,
  ...publicationSubscriptions,
  ...teamSubscriptions,
  on(notificationCreated, 'mail_notice', mailNotification),
  on(providerToldOf, 'mail_provider', mailTo),
];

async function appointmentOf({ db }: Platform, id: string): Promise<AppointmentInfo> {
  const appointment = (await appointmentsBrief(db, [id])).get(id);
  if (!appointment) throw new Error(`The appointment ${id} is not there.`);
  return appointment;
}

/**
 * Returns the key of the mail to the patient about a moved appointment. If the doctor or hospital moved it, the mail
 * says that a cancellation costs nothing.
 */
const letterOfMove = (moved: { from_doctor_id: string; by_desk: boolean }, { doctor_id }: AppointmentInfo) => {
  const letter = doctor_id === moved.from_doctor_id ? 'AppointmentMoved' : 'AppointmentDoctorChanged';
  return moved.by_desk ? `${letter}ByDesk` : letter;
};

/** Whether the sweeper closed the appointment as missed because nobody had set its status. */
const isUnclosed = (appointment: AppointmentInfo) => appointment.missed_by_sweeper_at !== null;

/** Whether all or a part of the payment is refunded or being refunded. */
async function isRefunded({ db }: Platform, { payment_id }: AppointmentInfo): Promise<boolean> {
  return (await paymentRefs(db, [payment_id])).get(payment_id)!.amount_refunded > 0;
}

const notifyOfAppointment = (
  platform: Platform,
  appointment: AppointmentInfo,
  kind: NotificationKind,
  happening: string,
  email?: string,
) =>
  notify(platform, {
    kind,
    patientId: appointment.patient_id,
    referenceId: appointment.id,
    appointment,
    happening,
    letter: email,
  });

async function notifyOfPayment(
  platform: Platform,
  payment: { payment_id: string; patient_id: string; purpose: string; reference_id: string | null },
  kind: NotificationKind,
  happening: string,
) {
  const { payment_id, patient_id, purpose, reference_id } = payment;
  const about = { kind, patientId: patient_id, referenceId: payment_id, happening };
  if (purpose === 'appointment' || purpose === 'due_appointment') {
    const appointment = reference_id ? await appointmentOf(platform, reference_id) : undefined;
    return notify(platform, { ...about, appointment });
  }
  const order = reference_id ? await orderBrief(platform.db, reference_id) : undefined;
  const page = order ? orderPage(order) : '/profile/orders';
  const email = kind.notifiable_status === refunded.notifiable_status ? 'OrderRefunded' : undefined;
  return notify(platform, { ...about, appointment: undefined, orderId: order?.id, page, letter: email });
}
