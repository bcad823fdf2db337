import * as profiles from '@ivuriro/contract/member-profiles';
import * as contract from '@ivuriro/contract/members';
import type { Call } from '../../platform/http/call.ts';
import { resource, serve } from '../../platform/http/serve.ts';
import { requestImport } from '../imports/index.ts';
import { createDoctor, createPlace, type NewPlace } from './commands/create-member.ts';
import { deletionOf, removeMember } from './commands/delete-provider.ts';
import { publish } from './commands/publish-profile.ts';
import { changeDoctor, changePlace, saved } from './commands/update-member.ts';
import type { PlaceKind } from './domain/profile-columns.ts';

const newPlace = (kind: PlaceKind) => async (call: Call<unknown, unknown, unknown, NewPlace>) =>
  call.transact(async (trx) => saved(call, await createPlace(trx, kind, call.body, call.now), kind));

export const newMemberRoutes = serve(contract.newMembers, {
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

const doctorMembers = resource(profiles.doctorMembers, { update: changeDoctor });

const placeMembers = resource(profiles.placeMembers, { update: changePlace });

export const memberResources = [members, doctorMembers, placeMembers];
