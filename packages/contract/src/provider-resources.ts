import * as z from 'zod';
import { facility, insurance, symptomDisease } from './catalogue.ts';
import { kinds, owned, ownedEndpoint } from './endpoint.ts';
import type { Permission } from './permissions.ts';
import { hour } from './shapes.ts';
import { flag, id, many, named, nothing, uuid, weekday } from './wire.ts';

const linkParams = z.object({ id });
export const removed = (object: `${string}@params.id`, permission: Permission, audit: string, message: string) =>
  ({
    permission,
    object,
    audit,
    budget: 'write',
    params: linkParams,
    data: nothing,
    message,
    summary: 'Removes an entry. The id is that of the entry, not of the item in the catalogue.',
  }) as const;
export const listed = { permission: 'profile.read', object: 'own', audit: 'none' } as const;
export const added = { object: 'own', status: 201 } as const;

const specialtyLink = named.extend({ speciality: named, specialties: z.array(named) });
export const specialities = owned({
  name: 'specialities',
  kinds: ['doctor', 'hospital', 'laboratory'],
  mounts: ['own', 'admin'],
  endpoints: {
    list: ownedEndpoint('GET /{owner_id}/specialties', {
      ...listed,
      data: z.array(specialtyLink),
      summary: 'Specialities of the provider.',
    }),
    add: ownedEndpoint('POST /specialty', {
      permission: 'profile.edit',
      ...added,
      audit: 'speciality.added',
      budget: 'write',
      body: z.strictObject({ specialty_id: many(uuid) }),
      data: z.array(specialtyLink),
      message: 'Specialities was added',
      summary: 'Adds specialities; those that the provider has already are skipped.',
    }),
    remove: ownedEndpoint(
      'DELETE /specialty/{id}',
      removed('provider_speciality@params.id', 'profile.edit', 'speciality.removed', 'Specialities was removed'),
    ),
  },
});

const insuranceLink = z.object({ id, insurance });
export const insurances = owned({
  name: 'insurances',
  kinds: ['hospital', 'laboratory', 'pharmacy'],
  mounts: ['own', 'admin'],
  endpoints: {
    list: ownedEndpoint('GET /{owner_id}/insurances', {
      ...listed,
      data: z.array(insuranceLink),
      summary: 'The accepted insurers.',
    }),
    add: ownedEndpoint('POST /insurance', {
      permission: 'profile.edit',
      ...added,
      audit: 'insurance.added',
      budget: 'write',
      body: z.strictObject({ insurance_id: many(id) }),
      data: z.array(insuranceLink),
      message: 'Successfully added insurance',
      summary: 'Adds accepted insurers; those that the provider has already are skipped.',
    }),
    remove: ownedEndpoint(
      'DELETE /insurance/{id}',
      removed('accepted_insurance@params.id', 'profile.edit', 'insurance.removed', 'Insurance was removed'),
    ),
  },
});

const facilityLink = z.object({ id, facility });
export const facilities = owned({
  name: 'facilities',
  kinds: ['hospital', 'laboratory'],
  mounts: ['own', 'admin'],
  endpoints: {
    list: ownedEndpoint('GET /{owner_id}/facilities', {
      ...listed,
      data: z.array(facilityLink),
      summary: 'Facilities of the place.',
    }),
    add: ownedEndpoint('POST /facilities', {
      permission: 'profile.edit',
      ...added,
      audit: 'facility.added',
      budget: 'write',
      body: z.strictObject({ facility_id: many(uuid) }),
      data: z.array(facilityLink),
      message: 'Facilities added successfully',
      summary: 'Adds facilities; those that the place has already are skipped.',
    }),
    remove: ownedEndpoint(
      'DELETE /facilities/{id}',
      removed('provider_facility@params.id', 'profile.edit', 'facility.removed', 'Facility was removed'),
    ),
  },
});

const treatedLink = z.object({ id, symptoms_diseases: z.array(symptomDisease) });
export const treated = owned({
  name: 'treated',
  kinds: ['doctor'],
  mounts: ['own', 'admin'],
  endpoints: {
    list: ownedEndpoint('GET /{owner_id}/treatedSymptomsDiseases', {
      ...listed,
      data: z.array(treatedLink),
      summary: 'The diseases and symptoms that the doctor treats.',
    }),
    add: ownedEndpoint('POST /treatedSymptomDisease', {
      permission: 'profile.edit',
      ...added,
      audit: 'treated.added',
      budget: 'write',
      body: z.strictObject({ symptom_id: many(uuid) }),
      data: z.array(treatedLink),
      message: 'Treated disease or symptoms was added',
      summary: 'Adds diseases and symptoms.',
    }),
    remove: ownedEndpoint(
      'DELETE /treatedSymptomDisease/{id}',
      removed('treated_symptom_disease@params.id', 'profile.edit', 'treated.removed', 'Item was removed'),
    ),
  },
});

export const workingHours = owned({
  name: 'working_hours',
  kinds,
  mounts: ['own', 'admin'],
  endpoints: {
    list: ownedEndpoint('GET /{owner_id}/working_hours', {
      ...listed,
      data: z.array(hour),
      summary: 'The opening hours of the seven days, Monday first.',
    }),
    set: ownedEndpoint('POST /working_hours', {
      permission: 'profile.edit',
      object: 'own',
      audit: 'working_hours.set',
      budget: 'write',
      body: z.strictObject({
        day: many(weekday),
        isClosed: many(flag),
        isWorking24Hours: many(flag),
        opening_from: many(z.string()),
        closed_at: many(z.string()),
      }),
      data: z.array(hour),
      message: 'Working time was set',
      summary:
        'Sets the opening hours of the days in `day`; the other lists have one value for each of them. A closing time at or before the opening time belongs to the next day.',
    }),
  },
});

const degrees = z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) });
export const mapPoint = owned({
  name: 'map_point',
  kinds: ['hospital', 'laboratory', 'pharmacy'],
  mounts: ['own', 'admin'],
  endpoints: {
    read: ownedEndpoint('GET /{owner_id}/map_point', {
      ...listed,
      data: z.object({
        /** The position of the place on the map; null without a sector. */
        point: degrees.nullable(),
        /**
         * The source of the position. `pinned`: set by the place; `found`: derived from its address; `sector`: the
         * middle of its sector.
         */
        by: z.enum(['pinned', 'found', 'sector']),
      }),
      summary: 'The point of the place on the map.',
    }),
    set: ownedEndpoint('POST /map_point', {
      permission: 'profile.edit',
      object: 'own',
      audit: 'map_point.set',
      budget: 'write',
      body: z.strictObject({ point: z.union([z.literal('').transform(() => null), degrees]) }),
      data: nothing,
      message: 'Saved',
      summary:
        'Sets the point of the place on the map, in degrees, or removes it with an empty text. 422 without a sector, and when the point is more than 15 km from the middle of the sector.',
    }),
  },
});
