import { dayOf } from '../platform/clock.ts';
import type { Db } from '../platform/db/pool.ts';
import { paymentId } from './appointments.ts';
import type { DeskAppointment } from './desk-day.ts';
import { put } from './put.ts';
import { demoId } from './seed.ts';
import type { DemoPayment } from './sales.ts';

/** Cash that was taken at a desk or counter. */
export interface DemoReceipt {
  paymentId: string;
  placeId: string;
  membershipId: string;
  amount: number;
  at: Date;
}

/** The receipts of the appointments that are paid; the cashier took the cash for each. */
export const receiptsOfDesk = (desk: DeskAppointment[]): DemoReceipt[] =>
  desk.flatMap(({ appointment, paidAt }) =>
    paidAt
      ? [
          {
            paymentId: paymentId(appointment),
            placeId: appointment.hospital!.id,
            membershipId: demoId('membership', 'cashier'),
            amount: appointment.amount,
            at: paidAt,
          },
        ]
      : [],
  );

/** Marks the payments whose cash was taken as paid, even when the appointment or order is not completed yet. */
export function withReceipts(payments: DemoPayment[], receipts: DemoReceipt[]): DemoPayment[] {
  const taken = new Set(receipts.map(({ paymentId }) => paymentId));
  return payments.map((one) => (taken.has(one.paymentId) ? { ...one, status: 'SUCCESSFUL' } : one));
}

const note = 5_000;

/** Inserts the receipts, numbered without gaps within each place and year. */
export async function putReceipts(db: Db, receipts: DemoReceipt[]): Promise<void> {
  const last = new Map<string, number>();
  const rows = receipts
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ paymentId, placeId, membershipId, amount, at }) => {
      const year = Number(dayOf(at).slice(0, 4));
      const counted = `${placeId} ${year}`;
      const serial = (last.get(counted) ?? 0) + 1;
      last.set(counted, serial);
      return {
        id: demoId('receipt', paymentId),
        place_id: placeId,
        year,
        serial,
        payment_id: paymentId,
        desk_id: placeId,
        membership_id: membershipId,
        amount,
        given: Math.ceil(amount / note) * note,
        issued_at: at,
      };
    });
  await put(db, 'receipt', rows);
  const counters = [...last].map(([counted, serial]) => {
    const [place_id, year] = counted.split(' ') as [string, string];
    return { place_id, year: Number(year), last: serial };
  });
  await put(db, 'receipt_counter', counters);
}
