import { addDays, clockText, dayOf } from '../../apps/api/src/platform/clock.ts';
import type { Db } from '../../apps/api/src/platform/db/pool.ts';
import { makeDoctor, makeHours, makeInsurance, makePlace, makeSpeciality } from '../../apps/api/src/testing/people.ts';
import { sellElsewhere } from '../../apps/api/src/testing/shop.ts';
import type { Chance } from './chance.ts';
import type { Process } from './world.ts';

/** What a patient wants: all fields of the intent but the way to pay. */
export interface Thing {
  fields: Record<string, unknown>;
  /** How it is lost to nobody; without it only another patient can take it away. */
  lose?: (db: Db) => Promise<void>;
}
export interface Market {
  /** The thing of an episode; now and then it is what an episode shortly before wanted. */
  thing: (number: number, chance: Chance) => Thing;
}

const hours = 24;
const days = 50;

/** Visits of doctors who are there day and night, and the pieces of a shop. */
export async function openMarket({ platform, clock }: Process, episodes: number): Promise<Market> {
  const world = { platform };
  await makeInsurance(world);
  const laboratories = await Promise.all([makePlace(world, 'laboratory'), makePlace(world, 'laboratory')]);
  const doctors: { id: string; speciality: string }[] = [];
  for (let count = Math.ceil(episodes / (hours * days)) + 2; count > 0; count--) {
    const { id } = await makeDoctor(world, { fee: [1_000, 12_345, 250_000][count % 3]! });
    await makeHours(world, { id }, { from: 0, to: 1440, type: 'Online' });
    doctors.push({ id, speciality: await makeSpeciality(world, { id, kind: 'doctor' }) });
  }
  const firstDay = addDays(dayOf(clock.now), 30);
  const visit = (number: number): Thing => {
    const doctor = doctors[number % doctors.length]!;
    const hour = Math.floor(number / doctors.length) % hours;
    const day = Math.floor(number / doctors.length / hours) % days;
    return {
      fields: {
        purpose: 'appointment',
        speciality_id: doctor.speciality,
        insurance_id: 'none',
        reason: 'A gate',
        assigned_date: addDays(firstDay, day),
        start_time: clockText(hour * 60),
        end_time: clockText((hour + 1) * 60),
        consultation_type: 'ONLINE',
        doctor_id: doctor.id,
      },
    };
  };
  const piece = (number: number, chance: Chance): Thing => ({
    fields: {
      purpose: 'laboratory_test',
      piece: `piece ${number}`,
      price: chance.of(1, 999, 1_000, 12_345, 250_000),
      payee: chance.of(...laboratories).id,
      payee_kind: 'laboratory',
    },
    lose: (db) => sellElsewhere(db, `piece ${number}`),
  });
  return {
    thing: (number, chance) => {
      const wanted = chance.one(0.15) ? Math.max(0, number - 1 - chance.below(6)) : number;
      return wanted % 2 === 0 ? visit(wanted) : piece(wanted, chance);
    },
  };
}
