import type { Kind } from '@ivuriro/contract/endpoint';
import type { Account } from '@ivuriro/contract/account-shapes';
import type { identity } from '@ivuriro/contract/identity';
import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import { spend } from '../../../platform/http/budget.ts';
import type { CallOf } from '../../../platform/http/call.ts';
import { newId } from '../../../platform/ids.ts';
import { insertAccount, insertLogin, insertPatient } from '../queries/accounts.queries.ts';
import { type Agreement, agree, agreementNow } from './agree-to-texts.ts';
import { checkPhoneCode } from './check-phone-code.ts';
import { refuseTakenPhone } from './confirm-phone.ts';
import { storeProvedPhone } from '../queries/phone-codes.queries.ts';
import { freeAddresses } from './free-addresses.ts';
import { storeKnownDevice } from './known-devices.ts';
import { findLogins } from '../queries/named-logins.queries.ts';
import { hashPassword, passwordFaults } from '../domain/passwords.ts';
import { entryOf, signedIn } from '../presenters/present-account.ts';
import { openSession } from './open-session.ts';
import { createProfile } from '../ports.ts';
import { rationed, refuseDuplicate } from './refuse-duplicate-login.ts';

type SignUp = CallOf<typeof identity.register>;

const kindOf = {
  type_doctor: 'doctor',
  type_hospital: 'hospital',
  type_lab: 'laboratory',
  type_pharmacy: 'pharmacy',
} as const satisfies Record<string, Kind>;

/** Creates one login with an account for each ticked type, all of them signed in. Providers start unpublished. */
export const register = (call: SignUp) => rationed(call, () => open(call));

async function open(call: SignUp) {
  const { body, db } = call;
  const login = { id: newId(), email: body.email || null, phone: body.phone || null };
  const faults = body.password ? passwordFaults(body.password, login.email) : [];
  if (faults.length > 0) throw problem('validation_failed', ...faults);
  if (login.email && (await findLogins(db, login.email, null)).length > 0) throw problem('email_taken');
  if (Object.keys(kindOf).some((type) => body[type as keyof typeof kindOf]))
    await spend(call.platform, 'provider_sign_up', { ip: call.ip });
  const { phone } = login;
  const code =
    phone && body.phone_code && (await checkPhoneCode(call.platform, { phone, phone_code: body.phone_code }));
  const password_hash = body.password ? await hashPassword(body.password) : null;
  call.about({ objectId: login.id });
  return call.transact(async (trx) => {
    await freeAddresses(trx, login.email ? [login.email] : [], code ? phone : null);
    await refuseDuplicate(insertLogin(trx, { ...login, password_hash }, call.now));
    if (code) {
      await code.use(trx);
      await refuseTakenPhone(storeProvedPhone(trx, login.id, phone, call.now));
    }
    await storeKnownDevice(trx, call, login.id);
    const agreement = await agreementNow(trx, call.now);
    const opened: Account[] = [];
    for (const openOne of openings(body)) {
      const account = await openOne(trx, { ...login, ...agreement });
      opened.push(await signedIn(trx, login, account, await openSession(trx, account, call.device, call.now)));
    }
    const [first] = opened;
    call.about({ account: first && { id: first.id, type: first.account_type } });
    return opened.map(entryOf);
  });
}

interface NewLogin extends Agreement {
  id: string;
  email: string | null;
  phone: string | null;
}

/**
 * Returns, for each ticked type, a function that opens the account. Fields that the form does not show for a type are
 * ignored.
 */
function openings(body: SignUp['body']) {
  const kinds = Object.entries(kindOf).filter(([flag]) => body[flag as keyof typeof kindOf]);
  return [
    ...(body.type_patient ? [(trx: Db, login: NewLogin) => openPatient(trx, login, body)] : []),
    ...kinds.map(
      ([, kind]) =>
        (trx: Db, login: NewLogin) =>
          openProvider(trx, login, kind, body),
    ),
  ];
}

async function openPatient(trx: Db, login: NewLogin, body: SignUp['body']) {
  const account = await openAgreed(trx, login, 'patient', body.name);
  await insertPatient(trx, {
    id: account.id,
    gender: body.gender ?? null,
    id_number: body.id_number || null,
    birth_date: body.birth_date!,
    address: addressOf(body),
  });
  return account;
}

async function openProvider(trx: Db, login: NewLogin, kind: Kind, body: SignUp['body']) {
  const account = await openAgreed(trx, login, kind, body.name);
  const { gender, type, sector } = body;
  await createProfile.call(trx, {
    id: account.id,
    kind,
    name: body.name,
    // a provider cannot sign up without an e-mail address
    email: login.email!,
    phone: login.phone,
    ...(kind === 'doctor' && gender && gender !== 'Prefer not to say' ? { gender } : {}),
    ...(kind === 'hospital' ? { type } : {}),
    ...(kind === 'doctor' ? {} : { sector: sector || undefined, address: addressOf(body) ?? undefined }),
  });
  return account;
}

/**
 * Opens an account and records the agreement to the current terms and privacy policy, which the checkbox of the form
 * names.
 */
async function openAgreed(trx: Db, login: NewLogin, type: 'patient' | Kind, name: string) {
  const { id, termsVersion, now } = login;
  const account = await insertAccount(trx, { loginId: id, type, name, termsVersion, now });
  await agree(trx, account, login);
  return account;
}

/** Existing API clients send 'none' for an empty street address. */
const addressOf = ({ address }: SignUp['body']): string | null =>
  address && address.toLowerCase() !== 'none' ? address : null;
