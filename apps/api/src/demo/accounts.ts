import { dayMs } from '../platform/clock.ts';
import type { Db } from '../platform/db/pool.ts';
import { put } from './put.ts';
import { demoCode, demoId } from './seed.ts';
import { type DemoData, isDemoPlace } from './demo-data.ts';

export const demoAdmin = 'admin@ivuriro.test';
/** The members of the demo's hospital besides its owner; `sign` is the part of the e-mail address before the @. */
const hospitalMembers = [
  { sign: 'reception', role: 'reception', name: 'Jeanne Uwamahoro' },
  { sign: 'nurse', role: 'nurse', name: 'Claudine Mukeshimana' },
  { sign: 'cashier', role: 'cashier', name: 'Patrick Nshimiyimana' },
];
const monthMs = 30 * dayMs;
const secondDemoAdmin = 'admin2@ivuriro.test';

interface Signing {
  id: string;
  code: string;
  name: string;
  email: string;
  phone?: string;
  type: string;
}

/**
 * Inserts the accounts, with one login for each e-mail address: a person who is both patient and doctor has one login
 * for both accounts. All logins have the same password, which is hashed once.
 */
export async function putAccounts(
  db: Db,
  data: DemoData,
  passwordHash: string,
  at: Date,
): Promise<{ adminId: string }> {
  const admin = { id: demoId('admin'), code: demoCode(8, 'admin'), name: 'Ivuriro', email: demoAdmin };
  // an administrator cannot approve their own large payout, so the demo has a second one
  const second = { id: demoId('admin2'), code: demoCode(8, 'admin2'), name: 'Diane Umutoni', email: secondDemoAdmin };
  const signings: Signing[] = [
    // Patients come first, so that a login with two accounts gets the phone number of the patient.
    ...data.patients.map((one) => ({ ...one, type: 'patient' })),
    ...data.doctors.map(({ id, code, name, email }) => ({ id, code, name, email, type: 'doctor' })),
    ...data.places.map(({ id, code, name, email, kind: type }) => ({ id, code, name, email, type })),
    { ...admin, type: 'admin' },
    { ...second, type: 'admin' },
  ];
  const logins = new Map<string, Signing>();
  for (const one of signings) if (!logins.has(one.email)) logins.set(one.email, one);
  await put(
    db,
    'login',
    [...logins.values()].map((one) => ({
      id: one.id,
      email: one.email,
      phone: one.phone ?? null,
      password_hash: passwordHash,
      email_proved_at: at,
      created_at: at,
    })),
  );
  await put(
    db,
    'account',
    signings.map((one) => ({
      id: one.id,
      login_id: logins.get(one.email)!.id,
      type: one.type,
      name: one.name,
      user_code: one.code,
      terms_version: 1,
      terms_accepted_at: at,
      created_at: at,
    })),
  );
  await put(
    db,
    'patient',
    data.patients.map((one, index) => ({
      id: one.id,
      gender: one.gender,
      birth_date: `${one.birthYear}-${String((index % 12) + 1).padStart(2, '0')}-${String((index % 27) + 1).padStart(2, '0')}`,
      address: index % 3 === 0 ? 'Kigali' : null,
    })),
  );
  await putMembers(db, data, passwordHash, at);
  return { adminId: admin.id };
}

/** Members of the demo's hospital, each with a login of their own. */
async function putMembers(db: Db, { places }: DemoData, passwordHash: string, at: Date): Promise<void> {
  const hospital = places.find((place) => isDemoPlace(place) && place.kind === 'hospital')!;
  const people = hospitalMembers.map((one) => ({ ...one, id: demoId('login', one.sign) }));
  await put(
    db,
    'login',
    people.map(({ id, sign }) => ({
      id,
      email: `${sign}@ivuriro.test`,
      phone: null,
      password_hash: passwordHash,
      email_proved_at: at,
      created_at: at,
    })),
  );
  await put(
    db,
    'membership',
    people.map(({ id, sign, role, name }, index) => ({
      id: demoId('membership', sign),
      login_id: id,
      account_id: hospital.id,
      role,
      name,
      since: new Date(at.getTime() + (index + 1) * monthMs),
    })),
  );
}
