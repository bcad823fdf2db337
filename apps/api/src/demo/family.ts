import type { Db } from '../platform/db/pool.ts';
import { put } from './put.ts';
import { demoCode, demoId } from './seed.ts';
import type { Person } from './demo-data.ts';
import type { DemoAppointment } from './draw-appointments.ts';

export interface DemoFamily {
  mother: Person;
  children: Person[];
}

/** A mother who signs in, and her two children, who have no login. */
export function drawFamily(): DemoFamily {
  const person = (name: string, gender: Person['gender'], birthYear: number): Person => ({
    id: demoId('family', name),
    code: demoCode(8, 'family', name),
    name,
    email: 'family@ivuriro.test',
    phone: '+250788000099',
    gender,
    birthYear,
  });
  return {
    mother: person('Jeanne Mukamana', 'Female', 1990),
    children: [person('Ineza Mugisha', 'Female', 2019), person('Manzi Mugisha', 'Male', 2022)],
  };
}

/** Inserts the records of the children, whose guardian is the mother. */
export async function putChildren(db: Db, { mother, children }: DemoFamily, at: Date): Promise<void> {
  await put(
    db,
    'account',
    children.map(({ id, name, code }) => ({
      id,
      login_id: null,
      type: 'patient',
      name,
      user_code: code,
      terms_version: 1,
      terms_accepted_at: at,
      created_at: at,
    })),
  );
  await put(
    db,
    'patient',
    children.map(({ id, gender, birthYear }, index) => ({ id, gender, birth_date: `${birthYear}-0${index + 3}-15` })),
  );
  await put(
    db,
    'membership',
    children.map(({ id }) => ({
      id: demoId('guardian', id),
      login_id: mother.id,
      account_id: id,
      role: 'guardian',
      relation: 'Mother',
      since: at,
    })),
  );
}

/**
 * Gives each child one coming and one past appointment, by changing the patient of appointments that were drawn for
 * paediatricians; all of them are with different doctors.
 */
export function withChildren(appointments: DemoAppointment[], { children }: DemoFamily): DemoAppointment[] {
  const ofChildren = appointments.filter(({ speciality }) => speciality === 'Paediatrics');
  const given = new Map<string, Person>();
  const doctors = new Set<string>();
  for (const status of ['PENDING', 'COMPLETED'] as const)
    for (const child of children) {
      const one = ofChildren.find(
        (appointment) => appointment.status === status && !doctors.has(appointment.doctor.id),
      );
      if (!one) continue;
      doctors.add(one.doctor.id);
      given.set(one.id, child);
    }
  return appointments.map((appointment) => ({
    ...appointment,
    patient: given.get(appointment.id) ?? appointment.patient,
  }));
}
