import type { Kind } from '@ivuriro/contract/endpoint';
import { placeForm } from '@ivuriro/contract/directory';
import { adminDoctorForm, hospitalForm } from '@ivuriro/contract/members';
import * as z from 'zod';
import type { Line, Table, Taken } from '../../platform/csv/importing.ts';
import { withinSavepoint } from '../../platform/db/savepoint.ts';
import type { Db } from '../../platform/db/pool.ts';
import { Problem } from '../../platform/errors.ts';
import { certify } from './certificate.ts';
import { knownByEmail, stateOf } from './importing.queries.ts';
import { addDoctor, addPlace, type NewDoctor, type NewPlace } from './new-member.ts';
import { type PlaceKind, writeDoctor, writePlace } from './profile-update.ts';
import { refreshSearch, refreshSearchWithTeams } from './search-text.ts';
import { sectorOf } from './sectors.ts';

const doctorFields = 'phone gender bio RMDC_Reg_number licence_expires_on consultation_fee slot_minutes'.split(' ');
const doctorLists = ['education_trainings', 'awards_honors', 'language_spoken', 'publication', 'other_certificates'];
const placeLists = ['otherServicesProvided'];

/** What people write into one cell, 'English; Kinyarwanda', as the wire has it. */
const withLists = <T>(names: string[], form: z.ZodType<T>): z.ZodType<T> =>
  z.preprocess((cells) => {
    const row = { ...(cells as Record<string, string>) };
    for (const name of names) if (row[name] && !row[name].startsWith('[')) row[name] = listOf(row[name]);
    return row;
  }, form);
const listOf = (cell: string): string =>
  JSON.stringify(
    cell
      .split(';')
      .map((text) => text.trim())
      .filter(Boolean)
      .map((value) => ({ value })),
  );

/** Doctors, each known by his e-mail. A new one is unpublished and is mailed a link to set a password. */
export const doctorTable = (now: Date): Table<NewDoctor> => ({
  needed: ['name', 'email'],
  others: [...doctorFields, ...doctorLists],
  row: withLists(doctorLists, adminDoctorForm.omit({ verified: true })),
  take: (trx, lines) =>
    takeMembers(trx, 'doctor', lines, {
      add: (form) => addDoctor(trx, form, now),
      change: async (id, form) => {
        await writeDoctor(trx, id, form);
        await certify(trx, id, form, now);
      },
      refresh: (ids) => refreshSearch(trx, ids),
    }),
});

/** The same of places; the type is a hospital's alone. */
export const placeTable = (kind: PlaceKind, now: Date): Table<NewPlace> => ({
  needed: ['name', 'email'],
  others: ['phone', 'sector', 'address', 'about', ...(kind === 'hospital' ? ['type'] : []), ...placeLists],
  row: withLists(placeLists, kind === 'hospital' ? hospitalForm : placeForm),
  take: (trx, lines) =>
    takeMembers(trx, kind, lines, {
      add: (form) => addPlace(trx, kind, form, now),
      change: async (id, { type: _type, sector, ...form }, { sector_code }) => {
        // a sector that is named again is no move: the point on the map stays
        const moved = sector !== undefined && (await sectorOf(trx, sector)) !== sector_code;
        await writePlace(trx, { id, kind }, moved ? { ...form, sector } : form);
      },
      refresh: (ids) => refreshSearchWithTeams(trx, ids),
    }),
});

interface Acts<T> {
  add: (form: T) => Promise<string>;
  change: (id: string, form: T, before: Record<string, unknown>) => Promise<void>;
  /** When all are written: by which words they are found. */
  refresh: (ids: string[]) => Promise<void>;
}

async function takeMembers<T extends { email: string }>(
  trx: Db,
  kind: Kind,
  lines: Line<T>[],
  acts: Acts<T>,
): Promise<Taken> {
  const known = await knownByEmail(
    trx,
    kind,
    lines.map(({ row }) => row.email.toLowerCase()),
  );
  const seen = new Map<string, number>();
  const written: string[] = [];
  const taken: Taken = { added: 0, changed: 0, errors: [] };
  for (const { line, row } of lines) {
    const email = row.email.toLowerCase();
    const before = seen.get(email);
    if (before) {
      taken.errors.push({ line, message: `Line ${before} has the same e-mail.` });
      continue;
    }
    seen.set(email, line);
    try {
      // what one line is refused for undoes that line alone
      await withinSavepoint(trx, async () => {
        const member = known.get(email);
        if (!member) {
          written.push(await acts.add(row));
          taken.added++;
        } else if (await changes(trx, member, row, acts)) {
          written.push(member.id);
          taken.changed++;
        }
      });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      taken.errors.push({ line, message: error.sentences.join(' ') });
    }
  }
  await acts.refresh(written);
  return taken;
}

/** The e-mail stays as it is written there: it is by what the member is known. */
async function changes<T extends { email: string }>(
  trx: Db,
  { id, email }: { id: string; email: string },
  row: T,
  acts: Acts<T>,
): Promise<boolean> {
  const before = await stateOf(trx, id);
  await acts.change(id, { ...row, email }, before);
  return JSON.stringify(before) !== JSON.stringify(await stateOf(trx, id));
}
