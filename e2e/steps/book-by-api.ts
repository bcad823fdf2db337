import { expect } from '@playwright/test';
import { address } from './address.ts';
import { told } from './api.ts';
import { firstFreeSlot } from './first-free-slot.ts';
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
  const slot = await firstFreeSlot(`/view_doctor/calendar/${doctorId}?consultation_type=ONLINE`);
  const { tx_ref } = await told('POST /patient/payment_intents', {
    token: patient.token,
    body: {
      purpose: 'appointment',
      speciality_id: doctor.doctorSpecialties[0].id,
      insurance_id: 'none',
      reason: 'Headache since Monday',
      ...slot,
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
