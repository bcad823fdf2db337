import { directory } from '@ivuriro/contract/directory';
import type { Call } from '../../platform/http/call.ts';
import { serve } from '../../platform/http/serve.ts';
import { publishedTeam } from './cards.queries.ts';
import { doctorProfile } from './doctor-profile.ts';
import { findEverything } from './search-all.ts';
import { listed, type PageQuery } from './listed.ts';
import { listDoctors, listPlaces, type PlaceListQuery } from './lists.ts';
import { placeProfile } from './place-profile.ts';
import type { PlaceForm, PlaceKind } from './profile-columns.ts';
import { updateDoctor, updatePlace } from './profile-update.ts';
import { sectorLabels } from './sectors.ts';

const places = (kind: PlaceKind) => (call: Call<unknown, unknown, PlaceListQuery & PageQuery>) =>
  listed(call, (window) => listPlaces(call.platform, kind, call.query, window));
const shownPlace =
  (kind: PlaceKind) =>
  ({ platform, params, query }: Call<unknown, { id: string }, { team?: number | undefined }>) =>
    placeProfile(platform, { id: params.id, kind }, query.team);
const ownPlace =
  (kind: PlaceKind) =>
  ({ platform, actor }: Call<{ id: string }>) =>
    placeProfile(platform, { id: actor.id, kind });
const updateOwn =
  <const K extends PlaceKind>(kind: K) =>
  async ({ actor: { id }, body, transact }: Call<{ id: string }, unknown, unknown, PlaceForm>) => {
    await transact((trx) => updatePlace(trx, { id, kind }, body));
    return { id, itemType: kind };
  };

const sectorsOf = {
  hospitalSectors: 'hospital',
  laboratorySectors: 'laboratory',
  pharmacySectors: 'pharmacy',
} as const;

export const routes = serve(directory, {
  doctors: (call) => listed(call, (window) => listDoctors(call.platform, call.query, window)),
  doctor: ({ platform, params }) => doctorProfile(platform, params.id),
  hospitals: places('hospital'),
  hospital: shownPlace('hospital'),
  hospitalDoctors: ({ platform, params }) => publishedTeam(platform.pool, params.id),
  laboratories: places('laboratory'),
  laboratory: shownPlace('laboratory'),
  pharmacies: places('pharmacy'),
  pharmacy: shownPlace('pharmacy'),
  search: ({ platform, query }) => findEverything(platform, query['text-search']),
  sectors: ({ db, query }) => sectorLabels(db, sectorsOf[query.kind]),
  doctorProfile: ({ platform, actor }) => doctorProfile(platform, actor.id),
  hospitalProfile: ownPlace('hospital'),
  laboratoryProfile: ownPlace('laboratory'),
  pharmacyProfile: ownPlace('pharmacy'),
  updateDoctor: async ({ actor, body, transact }) => {
    await transact((trx) => updateDoctor(trx, actor.id, body));
    return { id: actor.id, itemType: 'doctor' as const };
  },
  updateHospital: updateOwn('hospital'),
  updateLaboratory: updateOwn('laboratory'),
  updatePharmacy: updateOwn('pharmacy'),
});
