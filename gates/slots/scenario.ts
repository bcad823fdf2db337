import type { CalendarHours } from '../../apps/api/src/modules/scheduling/domain/calendar-slots.ts';
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
import type { Answer, ApiFixture } from '../api-fixture.ts';
import type { ModelAbsence } from './absence-model.ts';
import { Model } from './model.ts';

/**
 * The API under test and a simple reference model of booking (`model.ts`) with the same data, so that their answers can
 * be compared: three doctors of one hospital, and their patients.
 */
export interface Scenario {
  fixture: ApiFixture;
  model: Model;
  patients: Person[];
  doctors: Map<string, Person>;
  hospital: Person;
  speciality: string;
  number: number;
  /** The absence that was entered last; an operation may enter it again. */
  absence: ModelAbsence | null;
  /** The ids of appointments for which a link was used. */
  linked: Set<string>;
}
/** An operation as text, the answer of the product to it, and the answer that the model expects. */
export type Outcome = { did: string; got: string; expected: string };
export type Operation = (scenario: Scenario) => Promise<Outcome>;

export const said = ({ status, code }: { status: number; code: string | undefined }) =>
  code ? `${status} ${code}` : `${status}`;

/** The answer to a booking or a move as text, with the doctor of the appointment. */
export const saidWithDoctor = (answer: Answer) =>
  answer.data?.doctor ? `${answer.status} by ${answer.data.doctor.id}` : said(answer);

export async function createScenario(fixture: ApiFixture): Promise<Scenario> {
  await makeInsurance(fixture);
  const hospital = await makePlace(fixture, 'hospital');
  const model = new Model();
  const doctors = new Map<string, Person>();
  let speciality = '';
  for (const slotMinutes of [60, 60, 30] as const) {
    const doctor = await makeDoctor(fixture, { fee: 5000, slotMinutes });
    await joinTeam(fixture, { id: hospital.id, kind: 'hospital' }, doctor);
    await makeHours(fixture, doctor, { from: 480, to: 660 });
    if (speciality) await practise(fixture, doctor, speciality);
    else speciality = await makeSpeciality(fixture, { id: doctor.id, kind: 'doctor' });
    doctors.set(doctor.id, doctor);
    model.doctors.push({ id: doctor.id, slotMinutes, hospitalIds: [hospital.id], rows: weekly });
  }
  const patients = await Promise.all(Array.from({ length: 6 }, () => makePatient(fixture)));
  return { fixture, model, patients, doctors, hospital, speciality, number: 0, absence: null, linked: new Set() };
}

const weekly = [1, 2, 3, 4, 5, 6, 7].map((day): CalendarHours & { id: string } => ({
  id: '',
  day,
  date: null,
  starts_at: 480,
  ends_at: 660,
  is_available: true,
  type: 'default',
  hospital_id: null,
}));

export async function practise({ platform }: ApiFixture, doctor: Person, speciality: string): Promise<void> {
  await platform.db
    .insertInto('provider_speciality')
    .values({ id: doctor.id, provider_id: doctor.id, provider_kind: 'doctor', speciality_id: speciality })
    .execute();
}
