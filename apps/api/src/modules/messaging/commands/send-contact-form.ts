import { sql } from 'kysely';
import type { messaging } from '@ivuriro/contract/messaging';
import type { CallOf } from '../../../platform/http/call.ts';
import { newId } from '../../../platform/ids.ts';
import { emit } from '../../../platform/outbox.ts';
import { administrators } from '../../identity/index.ts';
import { insertCopy, insertMessage, setRecipients } from '../queries/drafts.queries.ts';
import { messageReceived } from '../events.ts';
import { plainExcerpt } from '../domain/excerpt.ts';

/** Sends a contact form as a message to every administrator. Its sender is the name and e-mail address in the form. */
export async function contact({ body, transact, now }: CallOf<typeof messaging.contact>) {
  await transact(async (trx) => {
    const id = newId();
    await insertMessage(trx, {
      id,
      visitor_name: body.name,
      visitor_email: body.email,
      subject: plainExcerpt(body.message, 60),
      text: body.message,
      sent_at: now,
      created_at: now,
    });
    const { rows: to } = await sql<{ id: string }>`${administrators()} order by id for key share`.execute(trx);
    await setRecipients(
      trx,
      id,
      to.map((one) => ({ account_id: one.id })),
    );
    for (const one of to) {
      const copy = await insertCopy(trx, { message_id: id, account_id: one.id, box: 'inbox', at: now });
      await emit(trx, messageReceived, { copy_id: copy });
    }
  });
  return null;
}
