import type { Db } from '../platform/db/pool.ts';
import { addDays } from '../platform/clock.ts';
import { biographyOf, schooling } from './biographies.ts';
import { exceptionsOf, type Hours, weekOf } from './calendars.ts';
import { type Catalogue, named } from './catalogue.ts';
import { put } from './put.ts';
import { demoId, dice } from './seed.ts';
import type { DemoDoctor, DemoData } from './demo-data.ts';

/**
 * For the id of each doctor, their calendar rows. The appointments of the demo are drawn from the slots of these rows.
 */
export type Calendars = Map<string, Hours[]>;

export async function putDoctors(
  db: Db,
  { doctors }: DemoData,
  catalogue: Catalogue,
  days: { joined: Date; today: string },
): Promise<Calendars> {
  await put(
    db,
    'provider',
    doctors.map((doctor) => ({
      id: doctor.id,
      kind: 'doctor',
      name: doctor.name,
      email: doctor.email,
      phone: doctor.phone,
      is_published: true,
      created_at: days.joined,
    })),
  );
  await put(
    db,
    'doctor',
    doctors.map((doctor, index) => ({
      id: doctor.id,
      gender: doctor.gender,
      bio: biographyOf(doctor, index),
      rmdc_number: `RMDC ${3000 + index * 17}`,
      licence_expires_on: addDays(days.today, 120 + (index % 200)),
      verified: index % 9 !== 4,
      consultation_fee: doctor.fee,
      slot_minutes: doctor.slotMinutes,
      ...schooling(doctor, index),
    })),
  );
  const linked = { created_at: days.joined };
  await put(
    db,
    'provider_speciality',
    doctors.flatMap((doctor) =>
      doctor.specialities.map((name) => ({
        id: demoId('doctor speciality', doctor.id, name),
        provider_id: doctor.id,
        provider_kind: 'doctor',
        speciality_id: named(catalogue.specialities, name),
        ...linked,
      })),
    ),
  );
  await put(
    db,
    'treated_symptom_disease',
    doctors.flatMap((doctor) =>
      doctor.treats.map((name) => ({
        id: demoId('treats', doctor.id, name),
        provider_id: doctor.id,
        symptom_disease_id: named(catalogue.diseases, name),
        ...linked,
      })),
    ),
  );
  return putCalendars(db, doctors, days.today);
}

async function putCalendars(db: Db, doctors: DemoDoctor[], today: string): Promise<Calendars> {
  const calendars: Calendars = new Map(
    doctors.map((doctor, index) => [doctor.id, [...weekOf(doctor, index), ...exceptionsOf(doctor, index, today)]]),
  );
  const rows = [...calendars].flatMap(([doctor_id, hours]) =>
    hours.map((row, index) => ({ id: demoId('hours', doctor_id, index), doctor_id, ...row })),
  );
  await put(db, 'calendar_row', rows);
  await put(
    db,
    'working_hour',
    [...calendars].flatMap(([provider_id, hours]) =>
      [1, 2, 3, 4, 5, 6, 7].map((day) => {
        const given = hours.filter((row) => row.day === day);
        return {
          id: demoId('working hours', provider_id, day),
          provider_id,
          day,
          is_closed: given.length === 0,
          opens_at: given.length > 0 ? Math.min(...given.map((row) => row.starts_at)) : 480,
          closes_at: given.length > 0 ? Math.max(...given.map((row) => row.ends_at)) : 1020,
        };
      }),
    ),
  );
  return calendars;
}

/** Adds doctors to the teams of places; each place then offers the specialities of its doctors. */
export async function putTeams(
  db: Db,
  { doctors, places }: DemoData,
  catalogue: Catalogue,
  joined: Date,
): Promise<void> {
  const laboratories = places.filter((place) => place.kind === 'laboratory');
  const analysts = doctors.filter(({ specialities }) =>
    ['Pathology', 'Laboratory medicine', 'Radiology'].includes(specialities[0]!),
  );
  const teams = [
    ...doctors.flatMap((doctor) => doctor.places.map((place) => ({ place, doctor }))),
    ...laboratories.map((place, index) => ({ place, doctor: dice('analyst', index).pick(analysts) })),
  ];
  await put(
    db,
    'team_member',
    teams.map(({ place, doctor }) => ({
      id: demoId('team', place.id, doctor.id),
      provider_id: place.id,
      place_kind: place.kind,
      doctor_id: doctor.id,
      created_at: joined,
    })),
  );
  const offered = new Map(
    teams.flatMap(({ place, doctor }) =>
      doctor.specialities.map((name) => [`${place.id} ${name}`, { place, name }] as const),
    ),
  );
  await put(
    db,
    'provider_speciality',
    [...offered.values()].map(({ place, name }) => ({
      id: demoId('place speciality', place.id, name),
      provider_id: place.id,
      provider_kind: place.kind,
      speciality_id: named(catalogue.specialities, name),
      created_at: joined,
    })),
  );
}
