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
/**
 * Ten attempts without a wait, then waits of one, two, four, eight and at most fifteen minutes: about a hundred
 * attempts a day, from however many network addresses.
 */
const passwordBackoff: Backoff = {
  free: 10,
  firstSeconds: minute,
  longestSeconds: 15 * minute,
  resetAfterSeconds: day,
};
/**
 * A code of the second factor can be tried only with the right password, and each code is one of a million. After five
 * attempts the waits grow to a day.
 */
const codeBackoff: Backoff = { free: 5, firstSeconds: minute, longestSeconds: day, resetAfterSeconds: 30 * day };

// Attempts are counted for the typed e-mail address or phone number, even when no account has it, so that the wait does
// not reveal which ones exist.
const ofName = (name: string) => ['sign in', name];
const ofCode = (loginId: string) => ['second factor', loginId];
const ofPassword = (accountId: string) => ['password again', accountId];

/**
 * An attempt that did not have to wait. The caller reports its result: `right` takes the attempt back from the count,
 * or resets the count. `wrong` has a mail sent to the owner after the last attempt that is free of a wait.
 */
export interface LoginAttempt {
  right: () => Promise<void>;
  wrong: () => Promise<void>;
}
type SignInCall = Pick<Call, 'db' | 'headers' | 'platform'>;

/**
 * Counts an attempt at the password of this e-mail address or phone number. `device` is the current device if somebody
 * has signed in on it to one of the logins with this name, else null. `isShared` means that several logins have the
 * phone number: then a right password takes back only its own attempt. If it reset the whole count, one of these people
 * could guess the password of another for ever.
 */
export const tryPassword = (
  call: SignInCall,
  name: string,
  device: Buffer | null,
  isShared: boolean,
): Promise<LoginAttempt> =>
  tryAt(call, device, ofName(name), passwordBackoff, passwordGuessed, { name }, isShared ? giveBack : resetTries);

export const tryCode = async (call: SignInCall, loginId: string): Promise<LoginAttempt> =>
  tryAt(call, await knownDevice(call, loginId), ofCode(loginId), codeBackoff, secondFactorGuessed, {
    login_id: loginId,
  });

/**
 * On a device where the owner signed in before, attempts are counted separately, so that a stranger's guesses do not
 * slow the owner down.
 */
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

/**
 * Counts an attempt of a signed-in person who must enter the password again. All places that ask for it share one
 * count.
 */
export async function tryPasswordAgain(platform: Platform, accountId: string): Promise<Pick<LoginAttempt, 'right'>> {
  await countTry(platform, ofPassword(accountId), passwordBackoff);
  return { right: () => resetTries(platform, ofPassword(accountId)) };
}

/** A new password resets the count of wrong passwords. The count of wrong codes stays: only a right code resets it. */
export async function resetGuesses(platform: Platform, { email, phone }: LoginRow): Promise<void> {
  const isOnlyLogin = phone !== null && (await findLogins(platform.db, phone, null)).length === 1;
  await resetTries(platform, ...(email ? [ofName(email)] : []), ...(isOnlyLogin ? [ofName(phone)] : []));
}
