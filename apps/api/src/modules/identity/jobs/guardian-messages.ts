import { roleNames } from '@ivuriro/contract/role-names';
import type { Platform } from '../../../platform/platform.ts';
import { nameInMail } from '../commands/mail-person.ts';
import { findPart, guardiansOf } from '../queries/guardians.queries.ts';
import { en } from '../texts.ts';
import { tellPerson } from './tell-person.ts';

/** Sends everybody else who acts for a patient's record a message that a person joined them. */
export async function tellOfJoining({ membership_id }: { membership_id: string }, platform: Platform): Promise<void> {
  const part = await findPart(platform.db, membership_id);
  if (!part || part.until) return;
  const { subject, line } = en.guardianJoined;
  const who = nameInMail(part.name);
  const patient = nameInMail(part.account_name);
  await tellOthers(platform, part, { subject: subject(patient), line: line(who, roleNames.en[part.role], patient) });
}

/**
 * Sends a message to the person who no longer acts for a patient's record, and to everybody who still does. If a
 * guardian's part ended because the record was handed over to the child, the message to the guardian says so.
 */
export async function tellOfLeaving({ membership_id }: { membership_id: string }, platform: Platform): Promise<void> {
  const part = await findPart(platform.db, membership_id);
  if (!part?.until) return;
  const { db } = platform;
  const patient = nameInMail(part.account_name);
  const isHandedOver =
    part.role === 'guardian' && (await guardiansOf(db, part.account_id)).some(({ role }) => role === 'self');
  const { subject, line } = en.guardianLeft;
  const own = isHandedOver ? en.handedOver : en.guardianLeft.own;
  await tellPerson(platform, part, {
    subject: own.subject(patient),
    greeting: en.hello(nameInMail(part.name)),
    lines: [own.line(patient)],
  });
  await tellOthers(platform, part, { subject: subject(patient), line: line(nameInMail(part.name), patient) });
}

/** Sends a message to everybody who acts for the patient's record, except the member of this membership. */
async function tellOthers(
  platform: Platform,
  part: { id: string; account_id: string },
  { subject, line }: { subject: string; line: string },
): Promise<void> {
  const others = (await guardiansOf(platform.db, part.account_id)).filter(
    (one) => one.status === 'ACTIVE' && one.id !== part.id,
  );
  const { action, after } = en.guardianJoined;
  for (const person of others)
    await tellPerson(platform, person, {
      subject,
      greeting: en.hello(nameInMail(person.name)),
      lines: [line],
      action: { label: action, url: `${platform.config.publicUrl}/profile/family` },
      after: [after],
    });
}
