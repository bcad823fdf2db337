import type { Role } from '@ivuriro/contract/endpoint';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import type { CallOf } from '../../../platform/http/call.ts';
import type { messaging } from '@ivuriro/contract/messaging';
import { colleagues } from '../../providers/index.ts';
import { accountRefs, administrators, stayOpen } from '../../identity/index.ts';
import { orderPartners } from '../../orders/index.ts';
import { appointmentPartners } from '../../scheduling/index.ts';
import { findContacts, whoWroteTo } from './contacts.queries.ts';
import { presentPerson } from '../presenters/present-message.ts';
import { en } from '../texts.ts';

export interface Writer {
  id: string;
  type: Role;
}
/**
 * A rule that makes accounts contacts of each other. Returns SQL for the ids of the accounts to which the writer may
 * write, or null when the rule does not apply to the writer's role.
 */
type ContactRule = (writer: Writer) => RawBuilder<{ id: string }> | null;

/** An account may answer everybody who has written to it, even when no other rule makes them contacts any more. */
const whoWrote: ContactRule = ({ id }) => whoWroteTo(id);
const everyProvider: ContactRule[] = [colleagues, appointmentPartners, orderPartners, administrators, whoWrote];

/** The rules that decide to whom each role may write. An administrator may write to anyone. */
const ties: Record<Role, readonly ContactRule[] | 'anyone'> = {
  patient: [appointmentPartners, orderPartners, administrators, whoWrote],
  doctor: everyProvider,
  hospital: everyProvider,
  laboratory: everyProvider,
  pharmacy: everyProvider,
  admin: 'anyone',
};

const circleOf = (writer: Writer): RawBuilder<{ id: string }>[] | 'anyone' => {
  const own = ties[writer.type];
  return own === 'anyone' ? own : own.map((tie) => tie(writer)).filter((relation) => relation !== null);
};

/** Lists up to fifty contacts of the caller. A search finds contacts by the beginning of a word of their names. */
export async function listRecipients({ db, actor, query }: CallOf<typeof messaging.recipients>) {
  const ids = await findContacts(db, { by: actor.id, circle: circleOf(actor), search: query['text-search'] ?? '' });
  const people = await accountRefs(db, ids);
  return ids.map((id) => presentPerson({ account_id: id }, people));
}

/**
 * Refuses recipients who are no contacts of the writer. The error is the same for unknown and deleted accounts, so that
 * nobody can find out which accounts exist. The recipients are locked until this transaction ends, so that no message
 * arrives after their erasure.
 */
export async function refuseUnknownRecipient(trx: Db, writer: Writer, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const all = await stayOpen(trx, ids);
  const known = await findContacts(trx, { by: writer.id, circle: circleOf(writer), among: ids });
  if (!all || known.length < ids.length) throw problem('validation_failed', en.unknownRecipient);
}
