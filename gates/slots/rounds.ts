import { addDays, dayOf } from '../../apps/api/src/platform/clock.ts';
import {
  joinTeam,
  makeDoctor,
  makeHours,
  makePatient,
  makeSpeciality,
  type Person,
} from '../../apps/api/src/testing/people.ts';
import { random } from '../seed.ts';
import { startAsDelivered } from './default-configuration.ts';
import { practise } from './scenario.ts';
import { type Answer, callAt, type ApiFixture } from '../api-fixture.ts';

const roundsAsDelivered = 10;
export const callers = 50;
const mostPutOff = callers / 5;
const tomorrow = addDays(dayOf(new Date()), 1);
const early = { start_time: '08:00 AM', end_time: '09:00 AM' };
const between = { start_time: '08:30 AM', end_time: '09:30 AM' };

interface Target {
  doctors: Person[];
  speciality: string;
}
function asksHospital(round: number): boolean {
  return round % 5 === 0;
}

async function openDoctor(fixture: ApiFixture, hospital: Person, fee: number): Promise<Person> {
  const doctor = await makeDoctor(fixture, { fee });
  await joinTeam(fixture, { id: hospital.id, kind: 'hospital' }, doctor);
  await makeHours(fixture, doctor, { from: 480, to: 600 });
  return doctor;
}

// the slots of the two calendar rows overlap: the default row begins on the hour, the hospital row on the half hour
async function askOne(fixture: ApiFixture, hospital: Person): Promise<Target> {
  const doctor = await openDoctor(fixture, hospital, 5000);
  await makeHours(fixture, doctor, { from: 510, to: 570, type: 'Hospital', hospitalId: hospital.id });
  return { doctors: [doctor], speciality: await makeSpeciality(fixture, { id: doctor.id, kind: 'doctor' }) };
}

async function askTwo(fixture: ApiFixture, hospital: Person): Promise<Target> {
  const first = await openDoctor(fixture, hospital, 5000);
  const second = await openDoctor(fixture, hospital, random.of(5000, 7000));
  const speciality = await makeSpeciality(fixture, { id: first.id, kind: 'doctor' });
  await practise(fixture, second, speciality);
  return { doctors: [first, second], speciality };
}

type BookingRequest = { method: 'CASH' | 'CARD'; start_time: string; end_time: string };

function requests(round: number): BookingRequest[] {
  const method = (): BookingRequest['method'] => (random.one(0.5) ? 'CASH' : 'CARD');
  // the slots at 8:00 and 8:30 overlap, so only one of the two can be booked
  const time = () => (round % 2 === 0 && !asksHospital(round) && random.one(0.5) ? between : early);
  return Array.from({ length: callers }, () => ({ method: method(), ...time() }));
}

export async function play(
  fixture: ApiFixture,
  round: number,
  hospital: Person,
  patients: Person[],
  times: number[],
): Promise<string[]> {
  const { platform } = fixture;
  const { doctors, speciality } = await (asksHospital(round) ? askTwo : askOne)(fixture, hospital);
  const asked = { doctors, speciality, hospital, patients };
  const answers = await askAtOnce(fixture, asked, requests(round), times);
  const live = await platform.db
    .selectFrom('slot_claim')
    .select('doctor_id')
    .where(
      'doctor_id',
      'in',
      doctors.map((doctor) => doctor.id),
    )
    .where('state', 'in', ['HELD', 'BOOKED'])
    .execute();
  const won = answers.filter((answer) => answer.status === 201).length;
  const lost = answers.filter((answer) => answer.status === 409 && answer.code === 'slot_taken').length;
  const serving = new Set(live.map((claim) => claim.doctor_id)).size;
  const places = doctors.length;
  if (won === places && lost === callers - places && live.length === places && serving === places) return [];
  const others = answers.filter((answer) => answer.status !== 201 && answer.code !== 'slot_taken');
  return [
    `round ${round}: ${won} won, ${lost} lost, ${live.length} live claims; ${others.map((one) => `${one.status} ${one.code}`).join(', ')}`,
  ];
}

/**
 * Plays the rounds of simultaneous callers against the product in its default configuration, in which the request queue
 * may refuse with 503.
 */
export async function playAsDelivered(fixture: ApiFixture, hospital: Person, patients: Person[]): Promise<string[]> {
  const product = await startAsDelivered(fixture);
  try {
    const wrong: string[] = [];
    const target = { ...fixture, call: callAt(product.address) };
    const cash = Array.from({ length: callers }, (): BookingRequest => ({ method: 'CASH', ...early }));
    for (let round = 1; round <= roundsAsDelivered; round++) {
      const asked = { ...(await askOne(fixture, hospital)), hospital, patients };
      const answers = await askAtOnce(target, asked, cash, []);
      const count = (status: number) => answers.filter((answer) => answer.status === status).length;
      const [won, lost, putOff] = [count(201), count(409), count(503)];
      if (won !== 1 || won + lost + putOff !== callers || putOff > mostPutOff)
        wrong.push(`as delivered, round ${round}: ${won} won, ${lost} lost, ${putOff} put off`);
    }
    return wrong;
  } finally {
    await product.stop();
  }
}

/**
 * All patients send one request at the same time. A new patient then replaces the patient who got the slot, so that
 * nobody books overlapping slots in later rounds.
 */
async function askAtOnce(
  { call, platform }: Pick<ApiFixture, 'call' | 'platform'>,
  { doctors, speciality, hospital, patients }: Target & { hospital: Person; patients: Person[] },
  all: BookingRequest[],
  times: number[],
): Promise<Answer[]> {
  const answers = await Promise.all(
    all.map(async ({ method, ...time }, index): Promise<Answer> => {
      const request = {
        ...time,
        speciality_id: speciality,
        insurance_id: 'none',
        reason: 'the same time as everybody',
        assigned_date: tomorrow,
        consultation_type: 'PHYSICAL',
        doctor_id: doctors.length === 1 ? doctors[0]!.id : '',
        hospital_id: hospital.id,
        payment_method: method,
      };
      const { token } = patients[index]!;
      const began = performance.now();
      const answer =
        method === 'CASH'
          ? await call('POST', '/patient/request/appointment', token, request)
          : await call('POST', '/patient/payment_intents', token, { purpose: 'appointment', ...request });
      times.push(performance.now() - began);
      return answer;
    }),
  );
  for (const [index, { status }] of answers.entries())
    if (status === 201) patients[index] = await makePatient({ platform });
  return answers;
}

/**
 * Returns the number of deadlocks that PostgreSQL counted. Waits first, because the processes of PostgreSQL report
 * their counts at most once a second.
 */
export async function deadlocksSeen({ platform }: ApiFixture): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  const { rows } = await platform.reads.query<{ deadlocks: number }>(
    'select deadlocks from pg_stat_database where datname = current_database()',
  );
  return rows[0]!.deadlocks;
}
