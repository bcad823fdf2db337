import { mailOf } from '../../../platform/mail/email.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { requestAnswered } from '../events.ts';
import { en } from '../texts.ts';

export async function mailAnswer(
  { email, name, type, status, answer: words, kept }: NonNullable<(typeof requestAnswered)['payload']>,
  { mail }: Platform,
): Promise<void> {
  const { subject, line, kept: keeps, appeal } = en.answered;
  await mail.send(
    mailOf(email, {
      subject: subject[type],
      greeting: en.hello(name),
      lines: [line[type][status], words, ...(kept.length > 0 ? [keeps, ...kept] : [])],
      after: [appeal],
    }),
  );
}
