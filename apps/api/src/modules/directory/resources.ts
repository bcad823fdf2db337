import * as contract from '@ivuriro/contract/provider-resources';
import { resource, serve } from '../../platform/http/serve.ts';
import { setWorkingHours, workingHoursOf } from './hours.ts';
import * as links from './links.ts';
import { addDoctors, addHospitals, affiliationsOf, endTeamLink, teamOf } from './team.ts';

const specialities = resource(contract.specialities, {
  list: ({ db, owner }) => links.specialitiesOf(db, owner),
  add: async ({ db, owner, body, transact }) => {
    await transact((trx) => links.addSpecialities(trx, owner, body.specialty_id));
    return links.specialitiesOf(db, owner);
  },
  remove: async ({ owner, params, transact }) => {
    await transact((trx) => links.removeSpeciality(trx, owner, params.id));
    return null;
  },
});

const insurances = resource(contract.insurances, {
  list: ({ db, owner }) => links.insurancesOf(db, owner),
  add: async ({ db, owner, body, transact }) => {
    await transact((trx) => links.addInsurances(trx, owner, body.insurance_id));
    return links.insurancesOf(db, owner);
  },
  remove: async ({ params, transact }) => {
    await transact((trx) => links.removeInsurance(trx, params.id));
    return null;
  },
});

const facilities = resource(contract.facilities, {
  list: ({ db, owner }) => links.facilitiesOf(db, owner),
  add: async ({ db, owner, body, transact }) => {
    await transact((trx) => links.addFacilities(trx, owner, body.facility_id));
    return links.facilitiesOf(db, owner);
  },
  remove: async ({ params, transact }) => {
    await transact((trx) => links.removeFacility(trx, params.id));
    return null;
  },
});

const team = resource(contract.team, {
  list: ({ db, owner }) => teamOf(db, owner.id),
  add: async ({ db, actor, owner, body, transact }) => {
    await transact((trx) => addDoctors(trx, owner, body.doctor_id, actor.id));
    return teamOf(db, owner.id);
  },
  remove: async ({ actor, params, transact }) => {
    await transact((trx) => endTeamLink(trx, params.id, actor.id));
    return null;
  },
});

const affiliations = resource(contract.affiliations, {
  list: ({ db, owner }) => affiliationsOf(db, { doctorId: owner.id }),
  add: async ({ db, actor, owner, body, transact }) => {
    await transact((trx) => addHospitals(trx, owner, body.hospital_id, actor.id));
    return affiliationsOf(db, { doctorId: owner.id });
  },
  remove: async ({ actor, params, transact }) => {
    await transact((trx) => endTeamLink(trx, params.id, actor.id));
    return null;
  },
});

export const affiliationLookup = serve(contract.affiliationLookup, {
  byHospital: ({ db, actor, query }) => affiliationsOf(db, { hospitalId: actor.id, doctorId: query.doctor_id }),
  byAdmin: ({ db, query }) => affiliationsOf(db, { hospitalId: query.hospital_id, doctorId: query.doctor_id }),
});

const treated = resource(contract.treated, {
  list: ({ db, owner }) => links.treatedBy(db, owner),
  add: async ({ db, owner, body, transact }) => {
    await transact((trx) => links.addTreated(trx, owner, body.symptom_id));
    return links.treatedBy(db, owner);
  },
  remove: async ({ owner, params, transact }) => {
    await transact((trx) => links.removeTreated(trx, owner, params.id));
    return null;
  },
});

const workingHours = resource(contract.workingHours, {
  list: ({ db, owner }) => workingHoursOf(db, owner),
  set: ({ owner, body, transact }) => transact((trx) => setWorkingHours(trx, owner, body)),
});

export const resources = [specialities, insurances, facilities, team, affiliations, treated, workingHours];
