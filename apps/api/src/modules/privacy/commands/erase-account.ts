import type { Role } from '@ivuriro/contract/endpoint';
import { sql } from 'kysely';
import { asSystem } from '../../../platform/db/actor-context.ts';
import type { Db } from '../../../platform/db/pool.ts';
import { picturesToDelete } from '../../files/index.ts';
import { administrators, eraseAccount, lockAccount, mergedRecordsOf } from '../../identity/index.ts';
import { eraseMailbox } from '../../messaging/index.ts';
import { erasePatient } from './erase-patient.ts';
import { eraseProvider } from './erase-provider.ts';
import type { ErasureResult, ErasureRequest } from '../domain/erasure-result.ts';
import { en } from '../texts.ts';
import { problem } from '../../../platform/errors.ts';

export type Erasure = Omit<ErasureResult, 'known'> & { pictures: string[] };
export const nothingErased: Erasure = { kept: [], sessions: [], pictures: [], files: [] };

const leaveAs: Record<Role, (trx: Db, who: ErasureRequest, now: Date) => Promise<ErasureResult>> = {
  patient: erasePatient,
  doctor: eraseProvider,
  hospital: eraseProvider,
  laboratory: eraseProvider,
  pharmacy: eraseProvider,
  admin: eraseAdministrator,
};

/**
 * Erases an account permanently, except what a law requires us to keep; refused while something is open, such as an
 * appointment.
 */
export const erase = (trx: Db, type: Role, who: ErasureRequest, now: Date): Promise<Erasure> =>
  asSystem(async () => {
    const { id } = who;
    await lockAccount(trx, id);
    const merged = await eraseMerged(trx, who, now);
    const { kept, sessions, files, known } = await leaveAs[type](trx, who, now);
    const messages = await eraseMailbox(trx, id);
    const pictures = type === 'admin' ? [] : await picturesToDelete(trx, { itemType: type, itemId: id });
    const ended = await eraseAccount(trx, { id, known }, now);
    return {
      kept: [
        ...kept,
        ...(messages.results > 0 ? [en.kept.results(messages.results)] : []),
        ...(messages.sent > 0 ? [en.kept.messages(messages.sent)] : []),
      ],
      files: [...files, ...messages.files, ...merged.flatMap((one) => one.files)],
      pictures: [...pictures, ...merged.flatMap((one) => one.pictures)],
      sessions: [...sessions, ...ended],
    };
  });

/** Erases the closed records that were merged into this one, with the rows that still belong to them. */
async function eraseMerged(trx: Db, { id, by }: ErasureRequest, now: Date): Promise<Erasure[]> {
  const erased: Erasure[] = [];
  for (const merged of await mergedRecordsOf(trx, id))
    erased.push(await erase(trx, 'patient', { id: merged, by }, now));
  return erased;
}

/**
 * Erases an administrator. When two administrators erase each other at the same time, the second waits for the lock,
 * then has no account any more and is refused. So at least one administrator remains.
 */
async function eraseAdministrator(trx: Db, { id, by }: ErasureRequest): Promise<ErasureResult> {
  const { rows } = await sql<{ id: string }>`${administrators()} order by id for update`.execute(trx);
  if (id === by) throw problem('conflict', 'Another administrator closes your account.');
  if (!rows.some((row) => row.id === by)) throw problem('signed_out');
  return { kept: [en.kept.administrator, en.kept.acts], sessions: [], files: [], known: true };
}
