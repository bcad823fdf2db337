import { dayMs } from '../platform/clock.ts';
import {
  drugsWritten,
  type NotificationKind,
  orderIs,
  paid,
  refunded,
  testsWritten,
  appointmentIs,
} from '../modules/notifications/domain/notification-kinds.ts';
import { orderPage } from '../modules/notifications/jobs/order-subscribers.ts';
import type { Db } from '../platform/db/pool.ts';
import { type Catalogue, named } from './catalogue.ts';
import type { DemoFile } from './consultation-files.ts';
import type { DemoOrder } from './demo-order.ts';
import type { DemoPayment } from './sales.ts';
import { put } from './put.ts';
import { demoId } from './seed.ts';
import type { DemoAppointment } from './draw-appointments.ts';

interface NotificationText {
  visits: DemoAppointment[];
  orders: DemoOrder[];
  payments: DemoPayment[];
  files: DemoFile[];
}
/** The object of a notification. */
interface About {
  patient_id: string;
  reference_url: string;
  doctor_id: string | null;
  speciality_id: string | null;
  concerns_at: Date | null;
}

/**
 * Inserts the notifications of patients about appointments, orders, payments and files; those of the last two weeks are
 * unread.
 */
export async function putNotifications(
  db: Db,
  { visits: appointments, orders, payments, files }: NotificationText,
  catalogue: Catalogue,
  now: Date,
): Promise<void> {
  const abouts = new Map<string, About>([
    ...appointments.map((appointment) => [appointment.id, aboutAppointment(appointment, catalogue)] as const),
    ...orders.map((order) => [order.id, aboutOrder(order)] as const),
  ]);
  const tell = (kind: NotificationKind, about: string, referenceId: string, at: Date, happening: string) => ({
    id: demoId('notice', happening),
    ...kind,
    ...abouts.get(about)!,
    concerns_at: abouts.get(about)!.concerns_at ?? at,
    reference_id: referenceId,
    read_at: at.getTime() < now.getTime() - 14 * dayMs ? new Date(at.getTime() + dayMs) : null,
    created_at: at,
    happening,
  });
  const ofAppointments = appointments.flatMap(({ id, status, bookedAt, changedAt }) => [
    tell(appointmentIs('PENDING'), id, id, bookedAt, `booked ${id}`),
    ...(status === 'PENDING' ? [] : [tell(appointmentIs(status), id, id, changedAt, `status ${id} ${status}`)]),
  ]);
  const ofOrders = orders.flatMap(({ id, kind, status, changedAt }) =>
    status === 'PENDING' ? [] : [tell(orderIs(kind, status), id, id, changedAt, `order ${id} ${status}`)],
  );
  const ofPayments = payments.flatMap(({ paymentId, id, capturedAt, refund }) => [
    ...(capturedAt ? [tell(paid, id, paymentId, capturedAt, `paid ${paymentId}`)] : []),
    ...(refund ? [tell(refunded, id, paymentId, refund.doneAt, `refunded ${paymentId}`)] : []),
  ]);
  const ofFiles = files.flatMap(({ id, visit: appointment, tests, drugs }) => [
    ...(tests.length > 0
      ? [tell(testsWritten, appointment.id, appointment.id, appointment.changedAt, `file ${id} tests`)]
      : []),
    ...(drugs.length > 0
      ? [tell(drugsWritten, appointment.id, appointment.id, appointment.changedAt, `file ${id} drugs`)]
      : []),
  ]);
  await put(db, 'notification', [...ofAppointments, ...ofOrders, ...ofPayments, ...ofFiles]);
}

const aboutAppointment = (
  { id, patient, doctor, speciality, startsAt }: DemoAppointment,
  catalogue: Catalogue,
): About => ({
  patient_id: patient.id,
  reference_url: `/profile/appointment?id=${id}`,
  doctor_id: doctor.id,
  speciality_id: named(catalogue.specialities, speciality),
  concerns_at: startsAt,
});

const aboutOrder = (order: DemoOrder): About => ({
  patient_id: order.patient.id,
  reference_url: orderPage(order),
  doctor_id: null,
  speciality_id: null,
  concerns_at: null,
});
