import { expect } from '@playwright/test';
import { address } from './address.ts';
import { told } from './api.ts';
import type { SignedIn } from './people.ts';

export interface BookedAppointment {
  id: string;
  appointment_id: string;
  doctor: { id: string; name: string };
  assigned_date: string;
  start_time: string;
  reason: string;
}

/**
 * Books an online appointment from the day after tomorrow on, paid by card. Calls the API, for tests that do not test
 * the booking itself.
 */
export async function bookOnline(patient: SignedIn, doctorId: string): Promise<BookedAppointment> {
  const doctor = await told(`GET /show/doctor/${doctorId}`);
  const from = kigaliDay(2);
  const { calendar } = await told(
    `GET /view_doctor/calendar/${doctorId}?consultation_type=ONLINE&week_start_date=${from}&week_end_date=${kigaliDay(30)}`,
  );
  const [day] = calendar.filter((one: any) => one.timeSlots.some((slot: any) => slot.isAvailable));
  const slot = day.timeSlots.find((one: any) => one.isAvailable);
  const { tx_ref } = await told('POST /patient/payment_intents', {
    token: patient.token,
    body: {
      purpose: 'appointment',
      speciality_id: doctor.doctorSpecialties[0].id,
      insurance_id: 'none',
      reason: 'Headache since Monday',
      assigned_date: day.date,
      start_time: slot.time,
      end_time: slot.end_time,
      consultation_type: 'ONLINE',
      doctor_id: doctorId,
      payment_method: 'CARD',
    },
  });
  const paid = await fetch(`${address}/sandbox/checkout/${tx_ref}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ method: 'CARD', outcome: 'approve' }),
  });
  expect(paid.ok).toBe(true);
  return told('POST /patient/request/appointment', { token: patient.token, body: { payment_data: { tx_ref } } });
}

const kigaliDay = (ahead: number) => new Date(Date.now() + (ahead * 24 + 2) * 3_600_000).toISOString().slice(0, 10);
