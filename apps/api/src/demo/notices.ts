import {
  drugsWritten,
  type NoticeKind,
  paid,
  refunded,
  testsWritten,
  visitIs,
} from '../modules/notifications/kinds.ts';
import type { Db } from '../platform/db/pool.ts';
import { type Catalogue, named } from './catalogue.ts';
import type { Written } from './consultation-files.ts';
import type { DemoPayment } from './payments.ts';
import { put } from './put.ts';
import { demoId } from './seed.ts';
import type { DemoVisit } from './visits.ts';

const day = 86_400_000;

/** What the patients were told of their visits, payments and files; the last two weeks are still unread. */
export async function putNotices(
  db: Db,
  { payments, files }: { payments: DemoPayment[]; files: Written[] },
  catalogue: Catalogue,
  now: Date,
): Promise<void> {
  const tell = (kind: NoticeKind, visit: DemoVisit, referenceId: string, at: Date, happening: string) => ({
    id: demoId('notice', happening),
    patient_id: visit.patient.id,
    ...kind,
    reference_id: referenceId,
    reference_url: `/profile/appointment?id=${visit.id}`,
    doctor_id: visit.doctor.id,
    speciality_id: named(catalogue.specialities, visit.speciality),
    concerns_at: visit.startsAt,
    read_at: at.getTime() < now.getTime() - 14 * day ? new Date(at.getTime() + day) : null,
    created_at: at,
    happening,
  });
  const ofVisits = payments.flatMap(({ id, visit, capturedAt, refund }) => [
    tell(visitIs('PENDING'), visit, visit.id, visit.bookedAt, `booked ${visit.id}`),
    ...(visit.status === 'PENDING'
      ? []
      : [tell(visitIs(visit.status), visit, visit.id, visit.changedAt, `status ${visit.id} ${visit.status}`)]),
    ...(capturedAt ? [tell(paid, visit, id, capturedAt, `paid ${id}`)] : []),
    ...(refund ? [tell(refunded, visit, id, refund.doneAt, `refunded ${id}`)] : []),
  ]);
  const ofFiles = files.flatMap(({ id, visit, testIds, drugs }) => [
    ...(testIds.length > 0 ? [tell(testsWritten, visit, visit.id, visit.changedAt, `file ${id} tests`)] : []),
    ...(drugs.length > 0 ? [tell(drugsWritten, visit, visit.id, visit.changedAt, `file ${id} drugs`)] : []),
  ]);
  await put(db, 'notification', [...ofVisits, ...ofFiles]);
}
