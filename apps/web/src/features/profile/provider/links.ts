import type { Kind } from '@ivuriro/contract';
import { call, callAt, type AnyProviderContext } from '../../../lib/api/call.ts';
import type { Find } from '../../../ui/search-picker/search-function.ts';

/**
 * A link of a profile to an item of a catalogue or to a colleague. `id` is the id of the link, `item` the id of the
 * item or colleague.
 */
export type Link = {
  id: string;
  item: string;
  name: string;
  /** The picture of a person; undefined for other items. */
  face?: { filename: string } | null;
  /** Whether the colleague or place was invited and has not answered yet. */
  waits?: boolean;
  /** Whether this is a laboratory in a list that otherwise contains hospitals; another API call removes it. */
  isLaboratory?: true;
};

/** The API calls for one kind of link: they read, add, remove, and search items. */
type LinkedThing = {
  kinds: readonly Kind[];
  read: (providerContext: AnyProviderContext, signal: AbortSignal) => Promise<Link[]>;
  add: (providerContext: AnyProviderContext, ids: string[]) => Promise<{ message: string }>;
  remove: (providerContext: AnyProviderContext, link: Link) => Promise<{ message: string }>;
  find: Find;
};

const listed = <T>(found: T[] | { data: T[] }): T[] => (Array.isArray(found) ? found : found.data);

export type LinkName = 'specialities' | 'treated' | 'affiliations' | 'insurances' | 'facilities' | 'team';

export const linked: Record<LinkName, LinkedThing> = {
  specialities: {
    kinds: ['doctor', 'hospital', 'laboratory'],
    read: async (providerContext, signal) =>
      (await callAt(providerContext, 'GET /{owner_id}/specialties', { signal })).data.map(({ id, speciality }) => ({
        id,
        item: speciality.id,
        name: speciality.name,
      })),
    add: (providerContext, ids) => callAt(providerContext, 'POST /specialty', { body: { specialty_id: ids } }),
    remove: (providerContext, { id }) => callAt(providerContext, 'DELETE /specialty/{id}', { params: { id } }),
    find: async (text, signal) => (await call('GET /specialties', { query: { 'text-search': text }, signal })).data,
  },
  treated: {
    kinds: ['doctor'],
    read: async (providerContext, signal) =>
      (await callAt(providerContext, 'GET /{owner_id}/treatedSymptomsDiseases', { signal })).data.flatMap(
        ({ id, symptoms_diseases: [one] }) => (one ? [{ id, item: one.id, name: one.name }] : []),
      ),
    add: (providerContext, ids) =>
      callAt(providerContext, 'POST /treatedSymptomDisease', { body: { symptom_id: ids } }),
    remove: (providerContext, { id }) =>
      callAt(providerContext, 'DELETE /treatedSymptomDisease/{id}', { params: { id } }),
    find: async (text, signal) =>
      (await call('GET /symptomsDiseases', { query: { 'text-search': text }, signal })).data,
  },
  affiliations: {
    kinds: ['doctor'],
    read: async (providerContext, signal) => {
      const [hospitals, laboratories] = await Promise.all([
        callAt(providerContext, 'GET /{owner_id}/hospitalAffiliations', { signal }),
        callAt(providerContext, 'GET /{owner_id}/laboratory_teams', { signal }),
      ]);
      return [
        ...hospitals.data.map(({ id, state, hospital }) => ({
          id,
          waits: state === 'INVITED',
          item: hospital.id,
          name: hospital.name,
        })),
        ...laboratories.data.map(({ id, laboratory }) => ({
          id,
          item: laboratory.id,
          name: laboratory.name,
          isLaboratory: true as const,
        })),
      ];
    },
    add: (providerContext, ids) => callAt(providerContext, 'POST /hospitalAffiliation', { body: { hospital_id: ids } }),
    remove: (providerContext, { id, isLaboratory }) =>
      isLaboratory
        ? callAt(providerContext, 'DELETE /laboratory_team/{id}', { params: { id } })
        : callAt(providerContext, 'DELETE /hospitalAffiliation/{id}', { params: { id } }),
    find: async (text, signal) => {
      const query = { 'text-search': text, withoutPaginate: '1' };
      return listed((await call('GET /hospitals', { query, signal })).data);
    },
  },
  insurances: {
    kinds: ['hospital', 'laboratory', 'pharmacy'],
    read: async (providerContext, signal) =>
      (await callAt(providerContext, 'GET /{owner_id}/insurances', { signal })).data.map(({ id, insurance }) => ({
        id,
        item: insurance.id,
        name: insurance.name,
      })),
    add: (providerContext, ids) => callAt(providerContext, 'POST /insurance', { body: { insurance_id: ids } }),
    remove: (providerContext, { id }) => callAt(providerContext, 'DELETE /insurance/{id}', { params: { id } }),
    find: async (text, signal) => {
      const { data } = await call('GET /insurances', { query: { 'text-search': text }, signal });
      // "None" is an option for patients, not an insurer that a provider accepts
      return data.filter(({ id }) => id !== 'none');
    },
  },
  facilities: {
    kinds: ['hospital', 'laboratory'],
    read: async (providerContext, signal) =>
      (await callAt(providerContext, 'GET /{owner_id}/facilities', { signal })).data.map(({ id, facility }) => ({
        id,
        item: facility.id,
        name: facility.title,
      })),
    add: (providerContext, ids) => callAt(providerContext, 'POST /facilities', { body: { facility_id: ids } }),
    remove: (providerContext, { id }) => callAt(providerContext, 'DELETE /facilities/{id}', { params: { id } }),
    find: async (text, signal) =>
      (await call('GET /facilities', { query: { 'text-search': text }, signal })).data.map(({ id, title }) => ({
        id,
        name: title,
      })),
  },
  team: {
    kinds: ['hospital', 'laboratory'],
    read: async (providerContext, signal) =>
      (await callAt(providerContext, 'GET /{owner_id}/doctors', { signal })).data.map(({ id, state, doctor }) => ({
        id,
        waits: state === 'INVITED',
        item: doctor.id,
        name: doctor.name,
        face: doctor.picture,
      })),
    add: (providerContext, ids) => callAt(providerContext, 'POST /doctor', { body: { doctor_id: ids } }),
    remove: (providerContext, { id }) => callAt(providerContext, 'DELETE /doctor/{id}', { params: { id } }),
    find: async (text, signal) => {
      const query = { 'text-search': text, withoutPaginate: '1' };
      return listed((await call('GET /doctors', { query, signal })).data);
    },
  },
};

/**
 * Whether adding a colleague or place sends an invitation. This is so if a provider adds them; an administrator adds
 * them at once.
 */
export const invites = (providerContext: AnyProviderContext, of: LinkName): boolean =>
  (of === 'team' || of === 'affiliations') && !providerContext.base.startsWith('/admin');

/** The kinds of link of a profile, in the order in which the page shows them. */
export const linksOf = (kind: Kind): LinkName[] =>
  (Object.keys(linked) as LinkName[]).filter((name) => linked[name].kinds.includes(kind));
