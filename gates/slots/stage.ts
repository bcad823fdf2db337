import type { Hours } from '../../apps/api/src/modules/scheduling/offer.ts';
import {
  joinTeam,
  makeDoctor,
  makeHours,
  makeInsurance,
  makePatient,
  makePlace,
  makeSpeciality,
  type Person,
} from '../../apps/api/src/testing/people.ts';
import type { World } from '../world.ts';
import { Model } from './model.ts';

/** The product and its model, set up alike: three doctors of one hospital, and those who book them. */
export interface Stage {
  world: World;
  model: Model;
  patients: Person[];
  doctors: Map<string, Person>;
  hospital: Person;
  speciality: string;
  number: number;
}
/** What the product answered and what the model would have. */
export type Outcome = { did: string; got: string; expected: string };
export type Operation = (stage: Stage) => Promise<Outcome>;

export const said = ({ status, code }: { status: number; code: string | undefined }) =>
  code ? `${status} ${code}` : `${status}`;

export async function openStage(world: World): Promise<Stage> {
  await makeInsurance(world);
  const hospital = await makePlace(world, 'hospital');
  const model = new Model();
  const doctors = new Map<string, Person>();
  let speciality = '';
  for (const slotMinutes of [60, 60, 30] as const) {
    const doctor = await makeDoctor(world, { fee: 5000, slotMinutes });
    await joinTeam(world, { id: hospital.id, kind: 'hospital' }, doctor);
    await makeHours(world, doctor, { from: 480, to: 660 });
    if (speciality) await practise(world, doctor, speciality);
    else speciality = await makeSpeciality(world, { id: doctor.id, kind: 'doctor' });
    doctors.set(doctor.id, doctor);
    model.doctors.push({ id: doctor.id, slotMinutes, hospitalIds: [hospital.id], rows: weekly });
  }
  const patients = await Promise.all(Array.from({ length: 6 }, () => makePatient(world)));
  return { world, model, patients, doctors, hospital, speciality, number: 0 };
}

const weekly = [1, 2, 3, 4, 5, 6, 7].map((day): Hours & { id: string } => ({
  id: '',
  day,
  date: null,
  starts_at: 480,
  ends_at: 660,
  is_available: true,
  type: 'default',
  hospital_id: null,
}));

export async function practise({ platform }: World, doctor: Person, speciality: string): Promise<void> {
  await platform.db
    .insertInto('provider_speciality')
    .values({ id: doctor.id, provider_id: doctor.id, provider_kind: 'doctor', speciality_id: speciality })
    .execute();
}
