import { count } from '../../../platform/http/budget.ts';
import type { Platform } from '../../../platform/platform.ts';

/**
 * Sends a text message that another person's action causes; nothing to somebody without a number. A number gets as many
 * of one kind in an hour as an address gets mails; the others are not sent, because each costs money.
 */
export async function textPerson(
  platform: Platform,
  to: string | null,
  { kind, words }: { kind: string; words: string },
): Promise<void> {
  if (to === null || !platform.sms) return;
  if ((await count(platform, 'mailbox', { recipient: `${kind} ${to}` })) > 0) return;
  await platform.sms.send({ to, text: `Ivuriro: ${words}` });
}
