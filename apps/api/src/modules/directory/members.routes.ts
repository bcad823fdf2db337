import * as contract from '@ivuriro/contract/members';
import type { Kind } from '@ivuriro/contract/endpoint';
import { type Call, type OwnedCall, Reply } from '../../platform/http/call.ts';
import { resource, serve } from '../../platform/http/serve.ts';
import { certify } from './certificate.ts';
import { deleteProvider, deletionOf } from './deletion.ts';
import { correctAddress } from '../identity/index.ts';
import { askImport } from '../imports/index.ts';
import { doctorProfile } from './doctor-profile.ts';
import { listed, type Paged } from './listed.ts';
import { listDoctorMembers, listPlaceMembers, type MembersAsked } from './members.ts';
import { createDoctor, createPlace, type NewPlace } from './new-member.ts';
import { placeProfile } from './place-profile.ts';
import type { PlaceKind } from './profile-columns.ts';
import { updateDoctor, updatePlace } from './profile-update.ts';
import { setPublished } from './publication.ts';

const places = (kind: PlaceKind) => (call: Call<unknown, unknown, MembersAsked & Paged>) =>
  listed(call, (window) => listPlaceMembers(call.platform, kind, call.query, window));

/** The answer after which pictures are uploaded. */
const saved = ({ about }: Pick<Call, 'about'>, id: string, itemType: Kind) => {
  about({ objectId: id });
  return { id, itemType };
};
const newPlace = (kind: PlaceKind) => async (call: Call<unknown, unknown, unknown, NewPlace>) =>
  saved(call, await call.transact((trx) => createPlace(trx, kind, call.body, call.now)), kind);

export const memberRoutes = serve(contract.memberLists, {
  doctors: (call) => listed(call, (window) => listDoctorMembers(call.platform, call.query, window)),
  hospitals: places('hospital'),
  laboratories: places('laboratory'),
  pharmacies: places('pharmacy'),
  createDoctor: async (call) =>
    saved(call, await call.transact((trx) => createDoctor(trx, call.body, call.now)), 'doctor'),
  createHospital: newPlace('hospital'),
  createLaboratory: newPlace('laboratory'),
  createPharmacy: newPlace('pharmacy'),
  importDoctors: (call) => askImport(call, 'doctors'),
  importHospitals: (call) => askImport(call, 'hospitals'),
  importLaboratories: (call) => askImport(call, 'laboratories'),
  importPharmacies: (call) => askImport(call, 'pharmacies'),
});

const publish = async (call: OwnedCall<unknown, unknown, { isPublished: boolean }>) => {
  const { owner, body, transact, platform, about } = call;
  about({ objectId: owner.id });
  await transact((trx) => setPublished(trx, owner.id, body.isPublished));
  platform.realtime.forgetPages();
  const who = owner.kind === 'doctor' ? 'Doctor' : 'Profile';
  const what = body.isPublished ? 'was approved and published' : 'was unpublished';
  return new Reply({ id: owner.id, isPublished: body.isPublished }, 200, `${who} ${what}`);
};

const removed: Record<Kind, string> = {
  doctor: 'Doctor was removed',
  hospital: 'Hospital was deleted',
  laboratory: 'Laboratory was deleted',
  pharmacy: 'Pharmacy was deleted',
};

const members = resource(contract.members, {
  approve: publish,
  approveNamed: publish,
  deletion: ({ db, owner, now }) => deletionOf(db, owner, now),
  remove: async ({ owner, actor, transact, platform, about, now }) => {
    about({ objectId: owner.id });
    const ended = await transact((trx) => deleteProvider(trx, owner, actor.id, now));
    platform.realtime.forgetPages();
    for (const id of ended) platform.realtime.disconnect(id);
    return new Reply(null, 200, removed[owner.kind]);
  },
});

const doctorMembers = resource(contract.doctorMembers, {
  read: ({ platform, owner }) => doctorProfile(platform, owner.id),
  update: async (call) => {
    const { owner, body, transact, now } = call;
    const answer = saved(call, owner.id, owner.kind);
    await transact(async (trx) => {
      await updateDoctor(trx, owner.id, body);
      await certify(trx, owner.id, body, now);
      await correctAddress(trx, owner.id, body.email, now);
    });
    return answer;
  },
});

const placeMembers = resource(contract.placeMembers, {
  read: ({ platform, owner }) => placeProfile(platform, owner),
  update: async (call) => {
    const { owner, body, transact, now } = call;
    const answer = saved(call, owner.id, owner.kind);
    await transact(async (trx) => {
      await updatePlace(trx, owner, body);
      await correctAddress(trx, owner.id, body.email, now);
    });
    return answer;
  },
});

export const memberResources = [members, doctorMembers, placeMembers];
