import { count } from '../../../platform/http/budget.ts';
import type { Platform } from '../../../platform/platform.ts';
import { partsOf } from '../../../platform/sms/parts.ts';

/**
 * Sends a text message that another person's action causes; sends nothing to somebody without a number. In an hour, a
 * number gets as many text messages of one kind as an address gets mails. Further ones are not sent, because each costs
 * money.
 */
export async function textPerson(
  platform: Platform,
  to: string | null,
  { kind, words }: { kind: string; words: string },
): Promise<void> {
  if (to === null || !platform.sms) return;
  if ((await count(platform, 'mailbox', { recipient: `${kind} ${to}` })) > 0) return;
  await platform.sms.send({ to, text: textOf(words) });
}

const textOf = (words: string) => `Ivuriro: ${words}`;

/** Whether these words are sent as a single text message. */
export const isOneText = (words: string): boolean => partsOf(textOf(words)) === 1;
