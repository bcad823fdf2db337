import { told } from './api.ts';
import { codeOf } from './authenticator.ts';

/** Sets up a second factor for the person of this token; the answer takes it away again. */
export async function setUpSecondFactor(token: string, password: string): Promise<() => Promise<void>> {
  const { secret } = await told<{ secret: string }>('POST /second_factor', { token, body: { password } });
  await told('PUT /second_factor', { token, body: { otp: codeOf(secret) } });
  return async () => void (await told('DELETE /second_factor', { token, body: { password } }));
}
