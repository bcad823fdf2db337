import { codeOf, Problem, problem } from '../../../platform/errors.ts';
import type { Call } from '../../../platform/http/call.ts';
import { spend } from '../../../platform/http/budget.ts';

const names = ['login_email', 'account_living_once'];

/** Two people may type one address at the same moment: the database decides, and this says so in words. */
export async function refuseDuplicate<T>(change: Promise<T>): Promise<T> {
  try {
    return await change;
  } catch (error) {
    if (codeOf(error) === '23505' && names.includes(String((error as { constraint?: string }).constraint)))
      throw problem('email_taken');
    throw error;
  }
}

/**
 * "This address is taken" tells who is here, so one network address hears it only so often; then a taken address is
 * answered with "too many requests". Who comes with one that is free goes on: thousands share an address.
 */
export async function rationed<T>(
  { platform, ip }: Pick<Call, 'platform' | 'ip'>,
  claim: () => Promise<T>,
): Promise<T> {
  try {
    return await claim();
  } catch (error) {
    if (error instanceof Problem && error.code === 'email_taken') await spend(platform, 'taken', { ip });
    throw error;
  }
}
