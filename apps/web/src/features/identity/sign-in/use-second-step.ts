import { useState } from 'react';
import { ApiError } from '../../../lib/api/envelope.ts';

export type PasswordCredentials = { email: string; password: string };
export type Credentials = PasswordCredentials | { phone: string; phone_code: string };

/**
 * A sign-in that may need the code of the second factor. `begin` signs in with only the password or the code from the
 * phone. If the server requires the second factor, `waiting` becomes true; then `finish` sends the code of the second
 * factor, and `leave` cancels.
 */
export function useSecondStep<C extends Credentials>(enter: (body: C & { otp?: string }) => Promise<void>) {
  const [waiting, setWaiting] = useState<C | null>(null);
  const begin = async (credentials: C) => {
    try {
      await enter(credentials);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'second_factor_required') throw error;
      setWaiting(credentials);
    }
  };
  return {
    waiting: waiting !== null,
    begin,
    finish: (otp: string) => enter({ ...waiting!, otp }),
    leave: () => setWaiting(null),
  };
}
