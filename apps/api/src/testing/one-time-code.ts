import { Secret, TOTP } from 'otpauth';
import { seal } from '../platform/seal.ts';
import type { TestApp } from './test-app.ts';

/** Begins the setup of a second factor; returns the code that the person's authenticator app shows now. */
export async function beginSecondFactor({ platform }: Pick<TestApp, 'platform'>, loginId: string): Promise<string> {
  const secret = new Secret({ size: 20 });
  const sealed = seal(platform.config, 'second factor', secret.bytes);
  await platform.db.insertInto('login_factor').values({ login_id: loginId, secret: sealed }).execute();
  return new TOTP({ secret }).generate({ timestamp: platform.now().getTime() });
}
