import { addDays, clockText, dayOf } from '../../apps/api/src/platform/clock.ts';
import type { Db } from '../../apps/api/src/platform/db/pool.ts';
import { newId } from '../../apps/api/src/platform/ids.ts';
import { makeDoctor, makeHours, makeInsurance, makePlace, makeSpeciality } from '../../apps/api/src/testing/people.ts';
import { sellElsewhere } from '../../apps/api/src/testing/piece-purpose.ts';
import type { Random } from '../random.ts';
import type { Process } from './payment-fixture.ts';

/** A purchase request: all fields of the payment intent except the payment method. */
export interface Purchase {
  fields: Record<string, unknown>;
  /** Makes the slot or the item unavailable. Absent when the purchase can only be lost to another patient. */
  lose?: (db: Db) => Promise<void>;
}
export interface PurchaseSource {
  /**
   * Returns the purchase of the episode with this number, or sometimes the purchase of a recent episode, so that two
   * patients compete for it.
   */
  purchase: (number: number, random: Random) => Purchase;
}

const hours = 24;
const days = 50;

/**
 * Makes a source of purchases: appointments with doctors who are available day and night, items of which only one
 * exists, and drugs.
 */
export async function createPurchaseSource({ platform, clock }: Process, episodes: number): Promise<PurchaseSource> {
  const fixture = { platform };
  await makeInsurance(fixture);
  const laboratories = await Promise.all([makePlace(fixture, 'laboratory'), makePlace(fixture, 'laboratory')]);
  const doctors: { id: string; speciality: string }[] = [];
  for (let count = Math.ceil(episodes / (hours * days)) + 2; count > 0; count--) {
    const { id } = await makeDoctor(fixture, { fee: [1_000, 12_345, 250_000][count % 3]! });
    await makeHours(fixture, { id }, { from: 0, to: 1440, type: 'Online' });
    doctors.push({ id, speciality: await makeSpeciality(fixture, { id, kind: 'doctor' }) });
  }
  const firstDay = addDays(dayOf(clock.now), 30);
  const appointmentPurchase = (number: number): Purchase => {
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
  const piecePurchase = (number: number, random: Random): Purchase => ({
    fields: {
      purpose: 'laboratory_test',
      piece: `piece ${number}`,
      price: random.of(1, 999, 1_000, 12_345, 250_000),
      payee: random.of(...laboratories).id,
      payee_kind: 'laboratory',
    },
    lose: (db) => sellElsewhere(db, `piece ${number}`),
  });
  const orderPurchase = await openPharmacy(fixture, episodes);
  return {
    purchase: (number, random) => {
      const index = random.one(0.15) ? Math.max(0, number - 1 - random.below(6)) : number;
      return [appointmentPurchase, piecePurchase, orderPurchase][index % 3]!(index, random);
    },
  };
}

/** Makes a pharmacy with a drug for each order; the drug may go out of stock after the order is paid. */
async function openPharmacy(fixture: Pick<Process, 'platform'>, episodes: number): Promise<PurchaseSource['purchase']> {
  const { db } = fixture.platform;
  const pharmacy = await makePlace(fixture, 'pharmacy');
  const group = newId();
  await db.insertInto('drug_category').values({ id: group, name: 'A gate' }).execute();
  await db.insertInto('drug_class').values({ id: group, name: 'A gate', drug_category_id: group }).execute();
  const prices = [1, 999, 12_345, 250_000];
  const drugs = Array.from({ length: episodes }, (_, at) => ({ id: newId(), price: prices[at % prices.length]! }));
  for (let from = 0; from < drugs.length; from += 1_000) {
    const some = drugs.slice(from, from + 1_000);
    const row = { supply: 'OTC', drug_class_id: group };
    await db
      .insertInto('drug')
      .values(some.map(({ id, price }) => ({ ...row, id, price, name: id })))
      .execute();
    const of = { provider_id: pharmacy.id, kind: 'pharmacy' };
    await db
      .insertInto('offer')
      .values(some.map(({ id, price }) => ({ ...of, id, price, drug_id: id })))
      .execute();
  }
  return (number) => {
    const { id } = drugs[number % drugs.length]!;
    const quantity = (number % 100) + 1;
    return {
      fields: { purpose: 'prescription', pharmacy_id: pharmacy.id, pharmacy_drug_id: [id], quantity, collect: 1 },
      lose: async (running) => {
        await running.updateTable('offer').set({ status: 'OUT_STOCK' }).where('id', '=', id).execute();
      },
    };
  };
}
