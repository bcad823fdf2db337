import * as places from '@ivuriro/contract/affiliations';
import * as contract from '@ivuriro/contract/provider-resources';
import { teamInvitations } from '@ivuriro/contract/team-invitations';
import type { Db } from '../../platform/db/pool.ts';
import type { OwnedCall } from '../../platform/http/call.ts';
import { resource, serve } from '../../platform/http/serve.ts';
import { setPin } from './commands/set-pin.ts';
import { setWorkingHours, workingHoursOf } from './commands/set-opening-hours.ts';
import {
  addFacilities,
  addInsurances,
  addSpecialities,
  addTreated,
  removeFacility,
  removeInsurance,
  removeSpeciality,
  removeTreated,
} from './commands/change-links.ts';
import { pinOf } from './queries/pin.queries.ts';
import { facilitiesOf, insurancesOf, specialitiesOf, treatedBy } from './queries/links.ts';
import { addDoctors, addHospitals, endTeamLink } from './commands/change-team.ts';
import { affiliationsOf, laboratoryTeamsOf, listInvitations, teamOf } from './queries/team.ts';
import { answerInvitation } from './commands/answer-team-invitation.ts';

const specialities = resource(
  contract.specialities,
  linked({
    list: ({ db, owner }) => specialitiesOf(db, owner),
    add: (trx, { owner, body }: AddLinksCall<'specialty_id'>) => addSpecialities(trx, owner, body.specialty_id),
    remove: (trx, { owner, params }) => removeSpeciality(trx, owner, params.id),
  }),
);

const insurances = resource(
  contract.insurances,
  linked({
    list: ({ db, owner }) => insurancesOf(db, owner),
    add: (trx, { owner, body }: AddLinksCall<'insurance_id'>) => addInsurances(trx, owner, body.insurance_id),
    remove: (trx, { params }) => removeInsurance(trx, params.id),
  }),
);

const facilities = resource(
  contract.facilities,
  linked({
    list: ({ db, owner }) => facilitiesOf(db, owner),
    add: (trx, { owner, body }: AddLinksCall<'facility_id'>) => addFacilities(trx, owner, body.facility_id),
    remove: (trx, { params }) => removeFacility(trx, params.id),
  }),
);

const treated = resource(
  contract.treated,
  linked({
    list: ({ db, owner }) => treatedBy(db, owner),
    add: (trx, { owner, body }: AddLinksCall<'symptom_id'>) => addTreated(trx, owner, body.symptom_id),
    remove: (trx, { owner, params }) => removeTreated(trx, owner, params.id),
  }),
);

const team = resource(
  places.team,
  linked({
    list: ({ db, owner }) => teamOf(db, owner.id),
    add: (trx, call: AddLinksCall<'doctor_id'>) => addDoctors(trx, call),
    remove: (trx, { actor, params, now }) => endTeamLink(trx, params.id, actor.id, now),
  }),
);

const affiliations = resource(
  places.affiliations,
  linked({
    list: ({ db, owner }) => affiliationsOf(db, { doctorId: owner.id, asker: owner.id }),
    add: (trx, call: AddLinksCall<'hospital_id'>) => addHospitals(trx, call),
    remove: (trx, { actor, params, now }) => endTeamLink(trx, params.id, actor.id, now),
  }),
);

const laboratoryTeams = resource(places.laboratoryTeams, {
  list: ({ db, owner }) => laboratoryTeamsOf(db, owner.id),
  remove: async ({ actor, params, now, transact }) => {
    await transact((trx) => endTeamLink(trx, params.id, actor.id, now));
    return null;
  },
});

export const affiliationLookup = serve(places.affiliationLookup, {
  byHospital: ({ db, actor, query }) => affiliationsOf(db, { hospitalId: actor.id, doctorId: query.doctor_id }),
  byAdmin: ({ db, query }) => affiliationsOf(db, { hospitalId: query.hospital_id, doctorId: query.doctor_id }),
});

export const invitationRoutes = serve(teamInvitations, { list: listInvitations, answer: answerInvitation });

const workingHours = resource(contract.workingHours, {
  list: ({ db, owner }) => workingHoursOf(db, owner),
  set: ({ owner, body, transact }) => transact((trx) => setWorkingHours(trx, owner, body)),
});

const mapPoint = resource(contract.mapPoint, {
  read: ({ db, owner }) => pinOf(db, owner.id),
  set: ({ owner, body, transact }) => transact((trx) => setPin(trx, owner, body.point)),
});

export const resources = [
  specialities,
  insurances,
  facilities,
  team,
  affiliations,
  laboratoryTeams,
  treated,
  workingHours,
  mapPoint,
];

type AddLinksCall<Field extends string> = OwnedCall<unknown, unknown, Record<Field, string[]>>;
interface Links<T, B> {
  list: (call: OwnedCall<unknown, unknown, unknown>) => Promise<T[]>;
  add: (trx: Db, call: OwnedCall<unknown, unknown, B>) => Promise<void>;
  remove: (trx: Db, call: OwnedCall<{ id: string }, unknown, unknown>) => Promise<void>;
}

/** The handlers of a list that links a provider to other objects. Adding returns the whole list. */
function linked<T, B>({ list, add, remove }: Links<T, B>) {
  return {
    list,
    add: async (call: OwnedCall<unknown, unknown, B>) => {
      await call.transact((trx) => add(trx, call));
      return list(call);
    },
    remove: async (call: OwnedCall<{ id: string }, unknown, unknown>) => {
      await call.transact((trx) => remove(trx, call));
      return null;
    },
  };
}
