import { addDays, clockText, dayMs, dayOf } from '../../apps/api/src/platform/clock.ts';
import { newSecret } from '../../apps/api/src/platform/ids.ts';
import { hashOf } from '../../apps/api/src/platform/session.ts';
import { makeAppointment } from '../../apps/api/src/testing/appointments.ts';
import { makeCatalogueItems } from '../../apps/api/src/testing/catalogue-items.ts';
import { sell } from '../../apps/api/src/testing/order-scenario.ts';
import { makeDoctor, makeHours, makePlace, makeSpeciality, type Person } from '../../apps/api/src/testing/people.ts';
import type { Process } from './payment-fixture.ts';

/**
 * A kind of purchase for which `confirm` executes statements of its own. `nextFields` makes the next purchase request.
 */
export interface Sale {
  name: string;
  nextFields: () => Record<string, unknown>;
  /** Whether the money arrives after the hold has expired. */
  isLate?: true;
  /** Prepares the sale, and returns the path at which the payment is opened. Absent when the usual path is used. */
  prepare?: (patient: Person) => Promise<string>;
}

/**
 * The sales: an appointment with a hold, one with an expired hold, one that a desk booked and for which it sent a
 * payment link, a laboratory test and a drug.
 */
export async function openSales(process: Process): Promise<Sale[]> {
  const { platform, clock } = process;
  const fixture = { platform };
  const doctor = await makeDoctor(fixture, { fee: 5_000 });
  await makeHours(fixture, doctor, { from: 0, to: 1440, type: 'Online' });
  const speciality_id = await makeSpeciality(fixture, { id: doctor.id, kind: 'doctor' });
  const laboratory = await makePlace(fixture, 'laboratory');
  const pharmacy = await makePlace(fixture, 'pharmacy');
  const items = await makeCatalogueItems(fixture);
  const test = await sell(fixture, laboratory, { test_id: items.test, price: 5_000 });
  const drug = await sell(fixture, pharmacy, { drug_id: items.drug, price: 500 });
  const firstDay = addDays(dayOf(clock.now), 30);
  let count = 0;
  const nextAppointment = () => {
    const hour = count++ % 24;
    return {
      purpose: 'appointment',
      speciality_id,
      insurance_id: 'none',
      reason: 'A gate',
      assigned_date: addDays(firstDay, Math.floor(count / 24)),
      start_time: clockText(hour * 60),
      end_time: clockText((hour + 1) * 60),
      consultation_type: 'ONLINE',
      doctor_id: doctor.id,
    };
  };
  return [
    { name: 'a visit', nextFields: nextAppointment },
    { name: 'a visit whose hold ran out', nextFields: nextAppointment, isLate: true },
    {
      name: 'what is due for a visit',
      nextFields: () => ({}),
      prepare: (patient) => payByLinkAt(process, doctor, patient),
    },
    {
      name: 'a test',
      nextFields: () => ({
        purpose: 'laboratory_test',
        laboratory_id: laboratory.id,
        laboratory_test_id: [test],
        collect: 1,
      }),
    },
    {
      name: 'a drug',
      nextFields: () => ({
        purpose: 'prescription',
        pharmacy_id: pharmacy.id,
        pharmacy_drug_id: [drug],
        quantity: [2],
        collect: 1,
      }),
    },
  ];
}

/** Makes an appointment that is due in cash; returns the path of its payment link, whose secret only the gate knows. */
async function payByLinkAt(process: Process, doctor: Person, patient: Person): Promise<string> {
  const { db, now } = process.platform;
  const startsAt = new Date(now().getTime() + 60 * dayMs);
  const { id, paymentId } = await makeAppointment(process, { doctor, patient, startsAt });
  const unpaid = {
    gateway: null,
    gateway_tx_id: null,
    verified_amount: null,
    verified_currency: null,
    captured_at: null,
  };
  const cash = { method: 'CASH', status: 'CASH_DUE', ...unpaid };
  await db.updateTable('payment').set(cash).where('id', '=', paymentId).execute();
  const secret = newSecret();
  const link = { appointment_id: id, token_hash: hashOf(secret), by_account_id: doctor.id, made_at: now() };
  await db.insertInto('payment_link').values(link).execute();
  return `/payment_links/${secret}`;
}
