import type { Call } from '../../../platform/http/call.ts';
import { resetTries, giveBack, type Backoff, countTry } from '../../../platform/http/backoff.ts';
import { emit, type EventType } from '../../../platform/outbox.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { LoginRow } from '../queries/accounts.queries.ts';
import { passwordGuessed, secondFactorGuessed } from '../events.ts';
import { knownDevice } from './known-devices.ts';
import { findLogins } from '../queries/named-logins.queries.ts';

const minute = 60;
const day = 86_400;
/** Ten tries, then a minute, two, four … a quarter of an hour: about a hundred a day from however many addresses. */
const passwordBackoff: Backoff = {
  free: 10,
  firstSeconds: minute,
  longestSeconds: 15 * minute,
  resetAfterSeconds: day,
};
/** Whoever gets so far knows the password, and each code is one of a million: so the waits grow to a day. */
const codeBackoff: Backoff = { free: 5, firstSeconds: minute, longestSeconds: day, resetAfterSeconds: 30 * day };

// Attempts are counted for the name that was typed, also when no account has it: the wait does not tell which names exist.
const ofName = (name: string) => ['sign in', name];
const ofCode = (accountId: string) => ['second factor', accountId];
const ofPassword = (accountId: string) => ['password again', accountId];

/** A try that was taken: right resets the count, wrong tells the owner when there were too many. */
export interface LoginAttempt {
  right: () => Promise<void>;
  wrong: () => Promise<void>;
}
type SignInCall = Pick<Call, 'db' | 'headers' | 'platform'>;

/**
 * `device`: where the right password of those who may be meant was entered before. Where a number is shared, whoever gets
 * it right takes only their own try back: with the others' forgiven they could guess the password of another one for ever.
 */
export const tryPassword = (
  call: SignInCall,
  name: string,
  device: Buffer | null,
  isShared: boolean,
): Promise<LoginAttempt> =>
  tryAt(call, device, ofName(name), passwordBackoff, passwordGuessed, { name }, isShared ? giveBack : resetTries);

export const tryCode = async (call: SignInCall, loginId: string, accountId: string): Promise<LoginAttempt> =>
  tryAt(call, await knownDevice(call, loginId), ofCode(accountId), codeBackoff, secondFactorGuessed, {
    login_id: loginId,
  });

/** A device where the owner got the same right before counts for itself alone: no stranger's guesses slow it down. */
async function tryAt<T>(
  call: SignInCall,
  device: Buffer | null,
  what: string[],
  backoff: Backoff,
  guessed: EventType<T>,
  whose: T,
  whenRight = resetTries,
): Promise<LoginAttempt> {
  const counted = device ? [...what, device.toString('hex')] : what;
  const tries = await countTry(call.platform, counted, backoff);
  return {
    right: () => whenRight(call.platform, counted),
    wrong: async () => {
      if (tries === backoff.free) await emit(call.db, guessed, whose);
    },
  };
}

/** The password once more, of somebody who is signed in; wherever it is asked for, the tries are the same ones. */
export async function tryPasswordAgain(platform: Platform, accountId: string): Promise<Pick<LoginAttempt, 'right'>> {
  await countTry(platform, ofPassword(accountId), passwordBackoff);
  return { right: () => resetTries(platform, ofPassword(accountId)) };
}

/** With a new password the guesses at the old one are over. Those at codes are not: only a right code ends them. */
export async function resetGuesses(platform: Platform, { email, phone }: LoginRow): Promise<void> {
  const isOnlyLogin = phone !== null && (await findLogins(platform.db, phone, null)).length === 1;
  await resetTries(platform, ofName(email), ...(isOnlyLogin ? [ofName(phone)] : []));
}
