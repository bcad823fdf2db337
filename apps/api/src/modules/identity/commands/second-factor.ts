import { readCode } from '@ivuriro/contract/text';
import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import type { Call } from '../../../platform/http/call.ts';
import { emit } from '../../../platform/outbox.ts';
import type { Platform } from '../../../platform/platform.ts';
import { keyedHash, seal, unseal } from '../../../platform/seal.ts';
import type { Actor } from '../../../platform/session.ts';
import { findLoginById } from '../queries/accounts.queries.ts';
import { secondFactorChanged } from '../events.ts';
import { tryCode } from './login-backoff.ts';
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
  useRecoveryCode,
  useStep,
} from '../queries/second-factor.queries.ts';
import { deleteOtherSessions } from '../queries/sessions.queries.ts';

const purpose = 'second factor';
type AdminCall<B = unknown> = Call<Actor<'admin'>, unknown, unknown, B>;
type AdminSignIn = Call<null, unknown, unknown, { otp?: string | undefined }>;

export async function readSecondFactor({ db, actor }: AdminCall) {
  const factor = await factorOf(db, actor.id);
  return { enrolled: !!factor?.enrolled_at, recovery_codes_left: await recoveryCodesLeft(db, actor.id) };
}

/** Proposes a secret for another device; nothing changes until a code generated from it was entered. */
export async function beginEnrolment(call: AdminCall<{ password?: string | undefined }>) {
  const { actor, platform, now, body } = call;
  await refuseWithoutPassword(call, body.password);
  const secret = newTotpSecret();
  const { email } = await findLoginById(call.db, actor.loginId);
  const offered = await call.transact((trx) =>
    proposeFactor(trx, actor.id, seal(platform.config, purpose, secret), now),
  );
  if (!offered) throw problem('conflict', 'A second factor is set up already. Remove it first.');
  const enrolment = enrolmentOf(secret, email);
  return { ...enrolment, qr: drawnCode(enrolment.otpauth_url) };
}

/** Enrols the factor with the first right code. All other sessions were opened without the factor, so they end. */
export async function enrol(call: AdminCall<{ otp: string }>) {
  const { actor, platform, body, now } = call;
  const codes = newRecoveryCodes();
  const ending = { exclusive: true };
  const ended = await call.transact(async (trx) => {
    const factor = await lockFactor(trx, actor.id);
    if (!factor || factor.enrolled_at) throw problem('conflict', 'Begin setting up the second factor again.');
    const step = stepOf(unseal(platform.config, purpose, factor.secret), readCode(body.otp), now);
    if (step === null || !(await useStep(trx, actor.id, step))) throw problem('second_factor_not_right');
    await markEnrolled(trx, actor.id, now);
    await storeKnownDevice(trx, call, actor.loginId, 'code');
    await insertRecoveryCodes(
      trx,
      actor.id,
      codes.map((code) => hashOfCode(platform, code)),
    );
    await emit(trx, secondFactorChanged, { login_id: actor.loginId, enrolled: true });
    return deleteOtherSessions(trx, actor.id, actor.sessionId);
  }, ending);
  for (const id of ended) platform.realtime.disconnect(id);
  return { recovery_codes: codes };
}

export async function removeSecondFactor(call: AdminCall<{ password: string }>) {
  const { actor } = call;
  await refuseWithoutPassword(call, call.body.password, { always: true });
  await call.transact(async (trx) => {
    if (await deleteFactor(trx, actor.id))
      await emit(trx, secondFactorChanged, { login_id: actor.loginId, enrolled: false });
  });
  return null;
}

/** The result of the second step of a sign-in. Accounts without a second factor have one too, with `by: 'password'`. */
export interface FactorResult {
  by: 'password' | 'code';
  /**
   * Runs in the transaction that opens the session: uses the code up, or refuses when the factor was replaced
   * meanwhile.
   */
  take: (trx: Db) => Promise<void>;
  right: () => Promise<void>;
}

/** The second step of a sign-in, checked after the password, so that nobody else can use up the attempts. */
export async function checkFactor(call: AdminSignIn, loginId: string, accountId: string): Promise<FactorResult> {
  const { platform, now } = call;
  const factor = await factorOf(platform.db, accountId);
  if (!factor?.enrolled_at)
    return { by: 'password', take: (trx) => refuseIfEnrolled(trx, accountId), right: async () => {} };
  const typed = readCode(call.body.otp ?? '');
  if (!typed) throw problem('second_factor_required');
  const attempt = await tryCode(call, loginId, accountId);
  const step = stepOf(unseal(platform.config, purpose, factor.secret), typed, now);
  const take = async (trx: Db): Promise<void> => {
    const held = await lockFactor(trx, accountId);
    if (!held?.secret.equals(factor.secret)) throw problem('conflict', 'The second factor was changed. Sign in again.');
    const taken = await (step === null
      ? useRecoveryCode(trx, accountId, hashOfCode(platform, typed))
      : useStep(trx, accountId, step));
    if (taken) return;
    await attempt.wrong();
    throw problem('second_factor_wrong');
  };
  return { by: 'code', take, right: attempt.right };
}

/**
 * Enrolling locks the account, and so does the sign-in: no factor can be enrolled between this check and the new
 * session.
 */
async function refuseIfEnrolled(trx: Db, accountId: string): Promise<void> {
  if ((await lockFactor(trx, accountId))?.enrolled_at) throw problem('second_factor_required');
}

const hashOfCode = ({ config }: Platform, code: string): Buffer => keyedHash(config, 'recovery code', readCode(code));
