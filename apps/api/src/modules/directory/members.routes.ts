import * as contract from '@ivuriro/contract/members';
import type { Call } from '../../platform/http/call.ts';
import { resource, serve } from '../../platform/http/serve.ts';
import { deletionOf, removeMember } from './deletion.ts';
import { requestImport } from '../imports/index.ts';
import { doctorProfile } from './doctor-profile.ts';
import { listed, type PageQuery } from './listed.ts';
import { changeDoctor, changePlace, saved } from './member-update.ts';
import { listDoctorMembers, listPlaceMembers, type MemberListQuery } from './members.ts';
import { createDoctor, createPlace, type NewPlace } from './new-member.ts';
import { placeProfile } from './place-profile.ts';
import type { PlaceKind } from './profile-columns.ts';
import { publish } from './publication.ts';

const places = (kind: PlaceKind) => (call: Call<unknown, unknown, MemberListQuery & PageQuery>) =>
  listed(call, (window) => listPlaceMembers(call.platform, kind, call.query, window));

const newPlace = (kind: PlaceKind) => async (call: Call<unknown, unknown, unknown, NewPlace>) =>
  call.transact(async (trx) => saved(call, await createPlace(trx, kind, call.body, call.now), kind));

export const memberRoutes = serve(contract.memberLists, {
  doctors: (call) => listed(call, (window) => listDoctorMembers(call.platform, call.query, window)),
  hospitals: places('hospital'),
  laboratories: places('laboratory'),
  pharmacies: places('pharmacy'),
  createDoctor: (call) =>
    call.transact(async (trx) => saved(call, await createDoctor(trx, call.body, call.now), 'doctor')),
  createHospital: newPlace('hospital'),
  createLaboratory: newPlace('laboratory'),
  createPharmacy: newPlace('pharmacy'),
  importDoctors: (call) => requestImport(call, 'doctors'),
  importHospitals: (call) => requestImport(call, 'hospitals'),
  importLaboratories: (call) => requestImport(call, 'laboratories'),
  importPharmacies: (call) => requestImport(call, 'pharmacies'),
});

const members = resource(contract.members, {
  approve: publish,
  approveNamed: publish,
  deletion: ({ db, owner, now }) => deletionOf(db, owner, now),
  remove: removeMember,
});

const doctorMembers = resource(contract.doctorMembers, {
  read: ({ platform, owner }) => doctorProfile(platform, owner.id),
  update: changeDoctor,
});

const placeMembers = resource(contract.placeMembers, {
  read: ({ platform, owner }) => placeProfile(platform, owner),
  update: changePlace,
});

export const memberResources = [members, doctorMembers, placeMembers];
