import { loadCatalogue } from '../modules/catalogue/index.ts';
import { refreshSearch } from '../modules/providers/commands/refresh-search.ts';
import { newId } from '../platform/ids.ts';
import { joinTeam, makeDoctor, makePlace, type Person } from './people.ts';
import { startTestApp, type TestApp } from './test-app.ts';

const soon = '2026-11-21T08:00:00Z';

/**
 * Starts the API with the catalogue, and with two hospitals, three cardiologists, a dentist, two laboratories and three
 * pharmacies, which the search finds.
 */
export async function createSearchScenario(): Promise<TestApp> {
  const test = await startTestApp();
  await loadCatalogue(test.platform.db);
  const [huye, gasabo] = [await hospitalIn(test, 'huye', 24), await hospitalIn(test, 'gasabo', 12)];
  const ids = [
    await practise(test, 'Dr. Aline Late', 'Cardiology', gasabo, { free: '2026-11-25T08:00:00Z' }),
    await practise(test, 'Prof. Bosco Soon', 'Cardiology', gasabo, { free: soon, rating: 3 }),
    await practise(test, 'Dr. Claude Best', 'Cardiology', huye, { free: soon, rating: 5 }),
    await practise(test, 'Dr. Diane Cardiology', 'Dentistry', huye, { free: '2026-11-20T08:00:00Z' }),
  ];
  ids.push(
    huye.id,
    gasabo.id,
    await shop(test, 'laboratory', 'Lake Laboratory', ['Malaria rapid diagnostic test', 'Pap smear']),
    await shop(test, 'laboratory', 'Hill Laboratory', ['Pap smear']),
    await shop(test, 'pharmacy', 'Lake Pharmacy', ['Amoxicillin, capsule 500 mg (pack 21)']),
    await shop(test, 'pharmacy', 'Hill Pharmacy', ['Amoxicillin, suspension 250 mg/5 ml (100 ml)']),
    await shop(test, 'pharmacy', 'Empty Pharmacy', ['Amoxicillin, capsule 500 mg (pack 21)'], 'OUT_STOCK'),
  );
  await refreshSearch(test.platform.db, ids);
  return test;
}

async function hospitalIn(test: TestApp, name: string, district: number): Promise<Person> {
  const place = await makePlace(test, 'hospital', { name: `Clinic of ${name}` });
  await test.platform.db
    .updateTable('place')
    .set({ sector_code: district * 100 + 1, district_code: district })
    .where('id', '=', place.id)
    .execute();
  return place;
}

/** Creates a doctor of this speciality in the team of the hospital; `free` is the start of the next free slot. */
async function practise(
  test: TestApp,
  name: string,
  speciality: string,
  place: Person,
  more: { free?: string; rating?: number } = {},
): Promise<string> {
  const { db } = test.platform;
  const doctor = await makeDoctor(test, { name });
  await joinTeam(test, { id: place.id, kind: 'hospital' }, doctor);
  const { id } = await db
    .selectFrom('speciality')
    .select('id')
    .where('name', '=', speciality)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('provider_speciality')
    .values({ id: newId(), provider_id: doctor.id, provider_kind: 'doctor', speciality_id: id })
    .execute();
  await db
    .updateTable('doctor_free')
    .set({ next_any: more.free ?? null, stale_at: '2030-01-01T00:00:00Z' })
    .where('doctor_id', '=', doctor.id)
    .execute();
  if (more.rating)
    await db.insertInto('provider_rating').values({ provider_id: doctor.id, overall: more.rating }).execute();
  return doctor.id;
}

/** Creates a laboratory or pharmacy that offers these items of the catalogue. */
async function shop(
  test: TestApp,
  kind: 'laboratory' | 'pharmacy',
  name: string,
  items: string[],
  status = 'IN_STOCK',
): Promise<string> {
  const { db } = test.platform;
  const { id } = await makePlace(test, kind, { name });
  const rows =
    kind === 'laboratory'
      ? await db.selectFrom('test').select('id').where('title', 'in', items).execute()
      : await db.selectFrom('drug').select('id').where('name', 'in', items).execute();
  for (const row of rows)
    await db
      .insertInto('offer')
      .values({
        id: newId(),
        provider_id: id,
        kind,
        [kind === 'laboratory' ? 'test_id' : 'drug_id']: row.id,
        price: 500,
        status,
      })
      .execute();
  return id;
}
