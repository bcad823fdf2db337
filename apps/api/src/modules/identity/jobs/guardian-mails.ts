import { roleNames } from '@ivuriro/contract/role-names';
import { mailOf } from '../../../platform/mail/email.ts';
import type { Platform } from '../../../platform/platform.ts';
import { nameInMail } from '../commands/mail-person.ts';
import { findPart, guardiansOf } from '../queries/guardians.queries.ts';
import { en } from '../texts.ts';
import { isReal } from './member-mails.ts';

/** Mails everybody else who acts for a patient's record that a person joined them. */
export async function mailJoined({ membership_id }: { membership_id: string }, platform: Platform): Promise<void> {
  const part = await findPart(platform.db, membership_id);
  if (!part || part.until) return;
  const { subject, line } = en.guardianJoined;
  const who = nameInMail(part.name);
  const patient = nameInMail(part.account_name);
  await mailEverybody(platform, part, { subject: subject(patient), line: line(who, roleNames.en[part.role], patient) });
}

/**
 * Mails the person who no longer acts for a patient's record, and everybody who still does. A guardian is told when the
 * reason is that the record was handed over to the child.
 */
export async function mailLeft({ membership_id }: { membership_id: string }, platform: Platform): Promise<void> {
  const part = await findPart(platform.db, membership_id);
  if (!part?.until) return;
  const { mail, db } = platform;
  const patient = nameInMail(part.account_name);
  const isHandedOver =
    part.role === 'guardian' && (await guardiansOf(db, part.account_id)).some(({ role }) => role === 'self');
  const { subject, line } = en.guardianLeft;
  const own = isHandedOver ? en.handedOver : en.guardianLeft.own;
  if (isReal(part.email))
    await mail.send(
      mailOf(part.email, {
        subject: own.subject(patient),
        greeting: en.hello(nameInMail(part.name)),
        lines: [own.line(patient)],
      }),
    );
  await mailEverybody(platform, part, { subject: subject(patient), line: line(nameInMail(part.name), patient) });
}

/** Mails everybody who acts for the patient's record, except the member of this membership. */
async function mailEverybody(
  { db, config, mail }: Platform,
  part: { id: string; account_id: string },
  { subject, line }: { subject: string; line: string },
): Promise<void> {
  const others = (await guardiansOf(db, part.account_id)).filter(
    (one) => one.status === 'ACTIVE' && one.id !== part.id,
  );
  const { action, after } = en.guardianJoined;
  for (const { email, name } of others)
    if (isReal(email))
      await mail.send(
        mailOf(email, {
          subject,
          greeting: en.hello(nameInMail(name)),
          lines: [line],
          action: { label: action, url: `${config.publicUrl}/profile/family` },
          after: [after],
        }),
      );
}
