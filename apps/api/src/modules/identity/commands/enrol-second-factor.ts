import { readCode } from '@ivuriro/contract/text';
import { problem } from '../../../platform/errors.ts';
import type { Call } from '../../../platform/http/call.ts';
import { emit } from '../../../platform/outbox.ts';
import type { Platform } from '../../../platform/platform.ts';
import { keyedHash, seal, unseal } from '../../../platform/seal.ts';
import type { Actor } from '../../../platform/session.ts';
import { findLoginById, lockLogin } from '../queries/accounts.queries.ts';
import { secondFactorChanged } from '../events.ts';
import { storeKnownDevice } from './known-devices.ts';
import { enrolmentOf, newRecoveryCodes, newTotpSecret, stepOf } from '../domain/one-time-codes.ts';
import { refuseWithoutPassword } from './refuse-without-password.ts';
import { drawnCode } from '../domain/qr-code.ts';
import {
  deleteFactor,
  factorOf,
  insertRecoveryCodes,
  lockFactor,
  markEnrolled,
  proposeFactor,
  recoveryCodesLeft,
  useStep,
} from '../queries/second-factor.queries.ts';
import { endPins } from '../queries/pins.queries.ts';
import { deleteSessionsOfLogins } from '../queries/sessions.queries.ts';

export const secretPurpose = 'second factor';
type FactorCall<B = unknown> = Call<Actor, unknown, unknown, B>;

export async function readSecondFactor({ db, actor }: FactorCall) {
  const factor = await factorOf(db, actor.loginId);
  return { enrolled: !!factor?.enrolled_at, recovery_codes_left: await recoveryCodesLeft(db, actor.loginId) };
}

/**
 * Proposes a secret for an authenticator app. The sign-in does not change until a code generated from the secret was
 * entered.
 */
export async function beginEnrolment(call: FactorCall<{ password?: string | undefined }>) {
  const { actor, platform, now, body } = call;
  await refuseWithoutPassword(call, body.password);
  const secret = newTotpSecret();
  const { email, phone } = await findLoginById(call.db, actor.loginId);
  const offered = await call.transact((trx) =>
    proposeFactor(trx, actor.loginId, seal(platform.config, secretPurpose, secret), now),
  );
  if (!offered) throw problem('conflict', 'A second factor is set up already. Remove it first.');
  const enrolment = enrolmentOf(secret, email ?? phone ?? '');
  return { ...enrolment, qr: drawnCode(enrolment.otpauth_url) };
}

/**
 * Enrols the second factor with its first right code. Ends the person's PINs, and all their other sessions in every
 * account, because these were opened without the factor. A concurrent sign-in locks the login too: either it commits
 * before and its session is ended here, or it finds the factor.
 */
export async function enrol(call: FactorCall<{ otp: string }>) {
  const { actor, platform, body, now } = call;
  const codes = newRecoveryCodes();
  const ending = { exclusive: true };
  const ended = await call.transact(async (trx) => {
    await lockLogin(trx, actor.loginId);
    const factor = await lockFactor(trx, actor.loginId);
    if (!factor || factor.enrolled_at) throw problem('conflict', 'Begin setting up the second factor again.');
    const step = stepOf(unseal(platform.config, secretPurpose, factor.secret), readCode(body.otp), now);
    if (step === null || !(await useStep(trx, actor.loginId, step))) throw problem('second_factor_not_right');
    await markEnrolled(trx, actor.loginId, now);
    await storeKnownDevice(trx, call, actor.loginId, 'code');
    await insertRecoveryCodes(
      trx,
      actor.loginId,
      codes.map((code) => hashOfCode(platform, code)),
    );
    await emit(trx, secondFactorChanged, { login_id: actor.loginId, enrolled: true });
    await endPins(trx, [actor.loginId]);
    return deleteSessionsOfLogins(trx, [actor.loginId], actor.sessionId);
  }, ending);
  for (const id of ended) platform.realtime.disconnect(id);
  return { recovery_codes: codes };
}

export async function removeSecondFactor(call: FactorCall<{ password: string }>) {
  const { actor } = call;
  await refuseWithoutPassword(call, call.body.password, { always: true });
  await call.transact(async (trx) => {
    if (await deleteFactor(trx, actor.loginId))
      await emit(trx, secondFactorChanged, { login_id: actor.loginId, enrolled: false });
  });
  return null;
}

export const hashOfCode = ({ config }: Platform, code: string): Buffer =>
  keyedHash(config, 'recovery code', readCode(code));
