import { hourMs } from '../platform/clock.ts';
import { paymentId } from './appointments.ts';
import { demoId } from './seed.ts';
import type { DemoAppointment } from './draw-appointments.ts';
import type { Person } from './demo-data.ts';

/** A purchase of a patient: an appointment or an order. */
export interface Sale {
  paymentId: string;
  /** The id of the appointment or order. */
  id: string;
  purpose: 'appointment' | 'laboratory_test' | 'prescription';
  patient: Person;
  payee: { id: string; kind: string; name: string; phone: string };
  method: 'CARD' | 'MOBILE_MONEY' | 'CASH';
  amount: number;
  boughtAt: Date;
  /** When the appointment or order was completed, missed or cancelled. */
  changedAt: Date;
  end: 'open' | 'earned' | 'cancelled';
  /** The percentage of the price that was refunded. */
  percentBack: number;
}

/** A payment with its price, the commission of the platform, and the refund, if any. */
export interface DemoPayment extends Sale {
  commission: number;
  status: 'SUCCESSFUL' | 'REFUNDED' | 'CASH_DUE' | 'VOID';
  capturedAt: Date | null;
  completedAt: Date | null;
  refund: { id: string; amount: number; commission: number; askedAt: Date; doneAt: Date } | null;
}

export function saleOfAppointment(appointment: DemoAppointment): Sale {
  const { id, patient, method, amount, status, changedAt } = appointment;
  const { name, phone, id: payeeId } = appointment.hospital ?? appointment.doctor;
  const isLate = appointment.startsAt.getTime() - changedAt.getTime() < 4 * hourMs;
  return {
    paymentId: paymentId(appointment),
    id,
    purpose: 'appointment',
    patient,
    payee: { id: payeeId, kind: appointment.hospital ? 'hospital' : 'doctor', name, phone },
    method,
    amount,
    boughtAt: appointment.bookedAt,
    changedAt,
    end: status === 'CANCELLED' ? 'cancelled' : status === 'COMPLETED' || status === 'MISSED' ? 'earned' : 'open',
    percentBack: appointment.cancelledBy === 'patient' && isLate ? 50 : 100,
  };
}

export function paymentOf(sale: Sale): DemoPayment {
  const { amount, end, changedAt, percentBack } = sale;
  const commission = Math.floor(amount / 10);
  const common = { ...sale, commission, refund: null };
  const completedAt = end === 'earned' ? changedAt : null;
  if (sale.method === 'CASH') {
    const status = end === 'cancelled' ? 'VOID' : end === 'earned' ? 'SUCCESSFUL' : 'CASH_DUE';
    return { ...common, status, capturedAt: completedAt, completedAt };
  }
  const paid = { ...common, capturedAt: sale.boughtAt };
  if (end !== 'cancelled') return { ...paid, status: 'SUCCESSFUL', completedAt };
  const back = Math.floor((amount * percentBack) / 100);
  return {
    ...paid,
    status: 'REFUNDED',
    completedAt: percentBack < 100 ? changedAt : null,
    refund: {
      id: demoId('refund', sale.id),
      amount: back,
      commission: Math.floor((commission * back) / amount),
      askedAt: changedAt,
      doneAt: new Date(changedAt.getTime() + 60_000),
    },
  };
}
