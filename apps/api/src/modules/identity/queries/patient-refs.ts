import type { patientRef } from '@ivuriro/contract/account-shapes';
import type * as z from 'zod';
import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import { findContact, findPatients } from './people.queries.ts';
import { picturesFor } from '../ports.ts';

export type PatientRef = z.output<typeof patientRef> & {
  /** `1980-05-12`, or `1980`. */
  birth_date?: string | null;
  phone?: string | null;
  email?: string | null;
};

/** These patients as other parties see them; contact data is only for providers who treat them. */
export async function patientRefs(db: Db, ids: string[], withContact = false): Promise<Map<string, PatientRef>> {
  const requested = [...new Set(ids)];
  if (requested.length === 0) return new Map();
  const [rows, pictures] = await Promise.all([findPatients(db, requested), picturesFor.call(db, 'patient', requested)]);
  return new Map(
    rows.map(({ id, full_name, user_code, born, phone, email }) => [
      id,
      {
        id,
        full_name,
        user_code,
        picture: pictures.get(id)?.[0] ?? null,
        ...(withContact ? { birth_date: born, phone, email } : {}),
      },
    ]),
  );
}

/** The e-mail address and phone number of an account; people who sign in by phone may have no address. */
export async function contactOf(
  db: Db,
  accountId: string,
): Promise<{ email: string | null; phone: string | null; name: string }> {
  const contact = await findContact(db, accountId);
  if (!contact) throw problem('not_found');
  return contact;
}
