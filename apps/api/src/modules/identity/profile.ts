import type { identity } from '@ivuriro/contract/identity';
import type { CallOf } from '../../platform/http/call.ts';
import { mailOf } from '../../platform/mail/letter.ts';
import { emit } from '../../platform/outbox.ts';
import type { Platform } from '../../platform/platform.ts';
import { emailChanged } from './events.ts';
import { en } from './messages.ts';
import { findPatients, renameAccounts, updateLogin, updatePatient } from './people.queries.ts';
import { closeLinks } from './password-links.queries.ts';
import { presentPatient } from './present.ts';
import { refuseTaken } from './taken.ts';

export async function patientDetails({ db, actor }: CallOf<typeof identity.patientDetails>) {
  const [row] = await findPatients(db, [actor.id]);
  return presentPatient(db, row!);
}

/** What is not sent stays as it is; what is sent empty is taken away. */
export async function saveProfile(call: CallOf<typeof identity.updatePatient>) {
  const { actor, body, db, now } = call;
  const { full_name, email, phone, gender, id_number, birth_date, address } = body;
  const [before] = await findPatients(db, [actor.id]);
  await call.transact(async (trx) => {
    await renameAccounts(trx, [{ id: actor.id, name: full_name }]);
    await refuseTaken(updateLogin(trx, actor.loginId, { email, phone: emptied(phone) }));
    await updatePatient(trx, actor.id, {
      gender: emptied(gender),
      id_number: emptied(id_number),
      birth_date,
      address: address?.toLowerCase() === 'none' ? null : emptied(address),
    });
    if (before!.email === email) return;
    // a link in the old address's mail opens nothing any more
    await closeLinks(trx, actor.loginId, now);
    await emit(trx, emailChanged, { name: full_name, old_email: before!.email, new_email: email });
  });
  const [row] = await findPatients(db, [actor.id]);
  return { ...(await presentPatient(db, row!)), itemType: 'patient' as const };
}

const emptied = <T extends string>(value: T | undefined): T | null | undefined => (value === '' ? null : value);

/** Whoever lost the account to a stranger still reads the old address. */
export async function mailEmailChanged(
  { name, old_email, new_email }: { name: string; old_email: string; new_email: string },
  platform: Platform,
): Promise<void> {
  const { subject, line, after } = en.emailChanged;
  await platform.mail.send(
    mailOf(old_email, { subject, greeting: en.hello(name), lines: [line(new_email)], after: [after] }),
  );
}
