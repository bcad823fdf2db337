import { codeOf, Problem, problem } from '../../../platform/errors.ts';
import type { Call } from '../../../platform/http/call.ts';
import { spend } from '../../../platform/http/budget.ts';

const names = ['login_email', 'account_living_once'];

/**
 * Two people may enter one address at the same moment: the unique index refuses the second one, and this function
 * converts the error of the database into `email_taken`.
 */
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
 * "This address is taken" reveals who has an account, so one network address may get that response only a few times;
 * afterwards a taken address gets "too many requests". A free address is still accepted, because thousands share one
 * network address.
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
