import { isDashboard, isLocked, personOf } from '../session/accounts.ts';
import { expire, getAccount, getToken, settleOwner, whenUnlocked } from '../session/session.ts';
import type { Api, OwnedResourceApi } from './contract.ts';
import { noteChange } from './change-events.ts';
import { ApiError, replyOf, type Reply } from './envelope.ts';
import { bodyOf, pathOf, type Input, type InputOf, type Key } from './request.ts';
import { texts } from './texts.ts';
import { send } from './send.ts';

/** Calls the API with the token of the chosen account: `await call('GET /doctors', { query: { page: 2 } })`. */
export function call<K extends Key>(key: K, input?: InputOf<Api[K]>): Promise<Reply<Api[K]['data']>> {
  return ask(key, { ...input });
}

export type OwnedResourceKey = keyof OwnedResourceApi;
export type AnyProviderContext = { kind: string; base: string; id: string };

/**
 * Calls an endpoint of an owned resource, as its owner or as an administrator: `callAt(providerContext, 'GET
 * /working_hours')`.
 */
export function callAt<K extends OwnedResourceKey>(
  providerContext: AnyProviderContext,
  key: K,
  input?: InputOf<OwnedResourceApi[K]>,
): Promise<Reply<OwnedResourceApi[K]['data']>> {
  const { kind, base, id } = providerContext;
  const owner = { [`${kind}_id`]: id };
  const [method, path = ''] = key.split(' ');
  // the same rules as in `addressOf` of the contract, which cannot be imported here because it would bring zod to the
  // browser (`no-validation-library-in-the-browser`)
  const address = path
    .replaceAll('{kind}', () => kind)
    .replaceAll('{kinds}', () => `${kind.replace(/y$/, 'ie')}s`)
    .replaceAll('{owner_id}', () => encodeURIComponent(id));
  // the administrator names the owner in the query; in a call by the owner the server ignores that field
  const query = path.includes('{owner_id}') ? input?.query : { ...owner, ...Object(input?.query) };
  // a path that begins with `{kind}` or `{kinds}` is not served below `/admin/{kind}` but directly below `/admin`
  const below = path.startsWith('/{kind') && base.startsWith('/admin') ? '/admin' : base;
  return ask(`${method} ${below}${address}`, { ...input, query });
}

async function ask<T>(key: string, input: Input): Promise<Reply<T>> {
  const [method, path] = pathOf(key, input);
  // another tab may have changed the account: typed input is not sent in the name of the new account
  if (settleOwner() || (!input.asVisitor && (await isOtherOnceUnlocked())))
    throw new ApiError(401, { message: texts.en.otherAccount });
  const token = input.asVisitor ? null : getToken();
  const body = bodyOf(input);
  const headers: Record<string, string> = { accept: 'application/json' };
  if (token) headers.authorization = `Bearer ${token}`;
  if (input.idempotencyKey) headers['idempotency-key'] = input.idempotencyKey;
  if (typeof body === 'string') headers['content-type'] = 'application/json';

  const answer = await send({ method, path, headers, body, signal: input.signal, onProgress: input.onProgress });
  try {
    const reply = replyOf<T>(answer.status, answer.body);
    if (method !== 'GET') noteChange();
    return reply;
  } catch (error) {
    // only a 401 means that the session has ended; a 403 refuses this one action
    if (token && error instanceof ApiError && error.status === 401) {
      expire(token);
      // visitors may see some data too, so the call is repeated without the token
      if (method === 'GET') return ask(key, input);
    }
    throw error;
  }
}

/**
 * Waits while the dashboard is locked. Returns whether another person has unlocked it. On a public page the function
 * does not wait.
 */
async function isOtherOnceUnlocked(): Promise<boolean> {
  const before = getAccount();
  if (!before || !isLocked(before) || !isDashboard(location.pathname)) return false;
  await whenUnlocked();
  const now = getAccount();
  return !now || personOf(now) !== personOf(before);
}
