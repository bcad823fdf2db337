import type { Db } from '../../platform/db/pool.ts';
import { problem } from '../../platform/errors.ts';
import type { Owner } from '../../platform/http/call.ts';
import { emit } from '../../platform/outbox.ts';
import { teamLinkAdded, teamLinkRemoved } from './events.ts';
import { addLinks, removeLink } from './links.queries.ts';
import { firstPictures } from './refs.ts';
import { refreshSearch } from './search-text.ts';
import { affiliationRows, holdPlaces, linkRow, livingProviders, teamRows } from './team.queries.ts';

/** A doctor works at a place: for the place this is a team link, for the doctor an affiliation. */
export async function teamOf(db: Db, placeId: string) {
  const rows = await teamRows(db, placeId);
  const pictures = await firstPictures(
    db,
    rows.map((row) => ({ id: row.doctor_id, kind: row.kind })),
  );
  return rows.map((row) => ({
    id: row.id,
    doctor: { id: row.doctor_id, name: row.name, picture: pictures.get(row.doctor_id) ?? null },
  }));
}

/** The links of a doctor, of a hospital, or between the two; one of them has to be given. */
export async function affiliationsOf(db: Db, of: Parameters<typeof affiliationRows>[1]) {
  if (!of.doctorId && !of.hospitalId) throw problem('validation_failed', 'Select doctor');
  const rows = await affiliationRows(db, of);
  return rows.map((row) => ({
    id: row.id,
    hospital: { id: row.hospital_id, name: row.name },
    hospital_id: row.hospital_id,
    doctor: { id: row.doctor_id, name: row.doctor_name },
  }));
}

export async function addDoctors(trx: Db, place: Owner, doctorIds: string[], by: string): Promise<void> {
  const ids = [...new Set(doctorIds)];
  await demandLiving(trx, 'doctor', ids);
  await link(
    trx,
    ids.map((id) => ({ provider_id: place.id, place_kind: place.kind, doctor_id: id })),
    by,
  );
}

export async function addHospitals(trx: Db, doctor: Owner, hospitalIds: string[], by: string): Promise<void> {
  const ids = [...new Set(hospitalIds)];
  await demandLiving(trx, 'hospital', ids);
  await link(
    trx,
    ids.map((id) => ({ provider_id: id, place_kind: 'hospital', doctor_id: doctor.id })),
    by,
  );
}

export async function endTeamLink(trx: Db, linkId: string, by: string): Promise<void> {
  const row = await linkRow(trx, linkId);
  if (!row) throw problem('not_found');
  await removeLink(trx, 'team_member', linkId);
  await refreshSearch(trx, [row.doctor_id]);
  await emit(trx, teamLinkRemoved, { place_id: row.provider_id, doctor_id: row.doctor_id, by });
}

async function link(
  trx: Db,
  links: { provider_id: string; place_kind: string; doctor_id: string }[],
  by: string,
): Promise<void> {
  await holdPlaces(trx, [...new Set(links.map((one) => one.provider_id))]);
  const made = await addLinks(trx, 'team_member', links);
  await refreshSearch(
    trx,
    made.map((row) => row.doctor_id),
  );
  for (const row of made) await emit(trx, teamLinkAdded, { place_id: row.provider_id, doctor_id: row.doctor_id, by });
}

async function demandLiving(db: Db, kind: 'doctor' | 'hospital', ids: string[]): Promise<void> {
  if (ids.length === 0 || (await livingProviders(db, kind, ids)).length < ids.length)
    throw problem('validation_failed', `Choose a ${kind} that we know.`);
}
