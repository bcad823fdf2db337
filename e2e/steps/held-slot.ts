import type { Page } from '@playwright/test';
import { told } from './api.ts';
import { chooseTime, goToCheckout, openWizard, sayWhatFor } from './book.ts';
import type { Doctor } from './doctors.ts';
import type { SignedIn } from './people.ts';

export const afterTheHold = () => new Date(Date.now() + 11 * 60_000);

/** Fills in the appointment dialog for this doctor, and opens the payment window. */
export async function upToCheckout(page: Page, doctor: Doctor, reason: string) {
  await openWizard(page, doctor.id);
  await sayWhatFor(page, { service: doctor.service, reason });
  await chooseTime(page);
  return goToCheckout(page);
}

export type HeldSlot = { assigned_date: string; start_time: string; end_time: string };

/** The slot that the patient of this page holds, as the fields of a booking request. */
export async function heldBy(page: Page, doctor: Doctor): Promise<HeldSlot & Record<string, string>> {
  const draft = await page.evaluate((name) => sessionStorage.getItem(name), `draft:appointment:${doctor.id}`);
  const { slot, service } = JSON.parse(draft ?? '{}');
  return {
    consultation_type: 'ONLINE',
    doctor_id: doctor.id,
    speciality_id: service,
    insurance_id: 'none',
    reason: 'The same time',
    assigned_date: slot.date,
    start_time: slot.time,
    end_time: slot.end_time,
  };
}

export const appointmentsOf = ({ token }: SignedIn) => told('GET /patient/appointments?withoutPaginate=1', { token });
