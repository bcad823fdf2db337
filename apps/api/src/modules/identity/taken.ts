import { codeOf, problem } from '../../platform/errors.ts';

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
