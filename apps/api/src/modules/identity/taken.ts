import { codeOf, Problem, problem } from '../../platform/errors.ts';
import type { Call } from '../../platform/http/call.ts';
import { count, refuseWhenSpent } from '../../platform/http/limit.ts';

const names = ['login_email', 'login_phone', 'account_living_once'];

/** Two people may type one address at the same moment: the database decides, and this says so in words. */
export async function refuseTaken<T>(change: Promise<T>): Promise<T> {
  try {
    return await change;
  } catch (error) {
    if (codeOf(error) === '23505' && names.includes(String((error as { constraint?: string }).constraint)))
      throw problem('email_taken');
    throw error;
  }
}

const probes = { max: 5, minutes: 60 };

/** "This address is taken" tells who is here: so a place on the net hears it five times an hour, no oftener. */
export async function rationed<T>(
  { platform, ip }: Pick<Call, 'platform' | 'ip'>,
  claim: () => Promise<T>,
): Promise<T> {
  const probing = ['register taken', ip];
  await refuseWhenSpent(platform, probing, probes.max);
  try {
    return await claim();
  } catch (error) {
    if (error instanceof Problem && error.code === 'email_taken') await count(platform, probing, probes);
    throw error;
  }
}
