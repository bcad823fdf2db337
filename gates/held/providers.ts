import { addDays, clockText, dayOf } from '../../apps/api/src/platform/clock.ts';
import { makeCatalogueItems } from '../../apps/api/src/testing/catalogue-items.ts';
import { sell } from '../../apps/api/src/testing/order-scenario.ts';
import {
  joinTeam,
  makeDoctor,
  makeHours,
  makeInsurance,
  makePlace,
  makeSpeciality,
  type Person,
} from '../../apps/api/src/testing/people.ts';
import type { ApiFixture } from '../api-fixture.ts';

/** Providers with which a patient can book and order. */
export interface Providers {
  doctor: Person;
  hospital: Person;
  pharmacy: Person;
  speciality: string;
  drug: string;
  day: string;
}

const drugs = new WeakMap<ApiFixture, string>();
async function drugOf(fixture: ApiFixture): Promise<string> {
  const drug = drugs.get(fixture) ?? (await makeCatalogueItems(fixture)).drug;
  drugs.set(fixture, drug);
  return drug;
}

export async function makeProviders(fixture: ApiFixture): Promise<Providers> {
  await makeInsurance(fixture);
  const hospital = await makePlace(fixture, 'hospital');
  const doctor = await makeDoctor(fixture, { fee: 5_000 });
  await joinTeam(fixture, { id: hospital.id, kind: 'hospital' }, doctor);
  await makeHours(fixture, doctor, { from: 480, to: 720 });
  const pharmacy = await makePlace(fixture, 'pharmacy');
  const drug_id = await drugOf(fixture);
  return {
    doctor,
    hospital,
    pharmacy,
    speciality: await makeSpeciality(fixture, { id: doctor.id, kind: 'doctor' }),
    drug: await sell(fixture, pharmacy, { drug_id, price: 500 }),
    day: addDays(dayOf(fixture.platform.now()), 20),
  };
}

export const bookingBody = async ({ doctor, hospital, speciality, day }: Providers) => ({
  speciality_id: speciality,
  insurance_id: 'none',
  reason: 'A gate',
  assigned_date: day,
  start_time: clockText(480),
  end_time: clockText(540),
  consultation_type: 'PHYSICAL',
  doctor_id: doctor.id,
  hospital_id: hospital.id,
  payment_method: 'CASH',
});

export const drugOrderBody = async ({ pharmacy, drug }: Providers) => ({
  pharmacy_id: pharmacy.id,
  pharmacy_drug_id: [drug],
  quantity: [1],
  collect: 1,
  payment_method: 'CASH',
});
