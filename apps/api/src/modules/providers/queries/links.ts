import type { Db } from '../../../platform/db/pool.ts';
import type { Owner } from '../../../platform/http/call.ts';
import { picturesOf } from '../../files/index.ts';
import { facilityLinks, insuranceLinks, specialityLinks, treatedLinks } from './links.queries.ts';

export async function specialitiesOf(db: Db, owner: Owner) {
  const rows = await specialityLinks(db, owner.id);
  return rows.map(({ id, item_id, name }) => {
    const speciality = { id: item_id, name };
    return { id, name, speciality, specialties: [speciality] };
  });
}

export async function insurancesOf(db: Db, owner: Owner) {
  const rows = await insuranceLinks(db, owner.id);
  const logos = await picturesOf(
    db,
    'insurance',
    rows.map((row) => row.item_id),
  );
  return rows.map(({ id, item_id, name }) => ({
    id,
    insurance: { id: item_id, name, logo: logos.get(item_id)?.[0] ?? null },
  }));
}

export async function facilitiesOf(db: Db, owner: Owner) {
  const rows = await facilityLinks(db, owner.id);
  const images = await picturesOf(
    db,
    'facility',
    rows.map((row) => row.item_id),
  );
  return rows.map(({ id, item_id, name, description }) => ({
    id,
    facility: { id: item_id, title: name, description, image: images.get(item_id)?.[0] ?? null },
  }));
}

export async function treatedBy(db: Db, owner: Owner) {
  const rows = await treatedLinks(db, owner.id);
  return rows.map(({ id, item_id, name, type }) => ({
    id,
    symptoms_diseases: [{ id: item_id, name, type: type as 'Symptom' | 'Disease' }],
  }));
}
