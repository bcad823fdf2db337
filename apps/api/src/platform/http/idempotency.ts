import { problem } from '../errors.ts';
import type { Platform } from '../platform.ts';
import { keyedHash, seal, unseal } from '../seal.ts';
import type { Fields } from './body.ts';
import type { Upload } from './call.ts';

export interface Answer {
  status: number;
  reply: unknown;
}

/** The content of a request. When an account uses a key again, the content must be equal. */
interface KeyedRequest {
  /** The requested URL with its query, because the same endpoint for another object is another request. */
  address: string;
  fields: Fields;
  files: Upload[];
}

// A process that died during a request leaves its key without an answer; after this time the key may be used again.
const keyLifetime = '60 seconds';

/**
 * Runs a request once for each key: a repetition of the request gets the first answer again, and another request with
 * the same key is refused. Keys have 8 to 64 characters, are stored for 24 hours, and are separate for each account.
 * Answers are encrypted, because some contain a token or another secret.
 */
export async function once(
  platform: Platform,
  accountId: string,
  key: string,
  request: KeyedRequest,
  run: () => Promise<Answer>,
): Promise<Answer> {
  if (key.length < 8 || key.length > 64)
    throw problem('validation_failed', 'An Idempotency-Key has 8 to 64 characters.');
  const hash = hashOf(platform, request);
  const taken = await platform.pool.query(
    `insert into idempotency_key (account_id, key, request_hash) values ($1, $2, $3)
     on conflict (account_id, key) do update set created_at = now(), request_hash = excluded.request_hash, status = null, reply = null
       where (idempotency_key.status is null and idempotency_key.created_at < now() - interval '${keyLifetime}' and idempotency_key.request_hash = excluded.request_hash)
          or idempotency_key.created_at < now() - interval '24 hours'
     returning 1`,
    [accountId, key, hash],
  );
  if (taken.rowCount === 0) return firstAnswer(platform, accountId, key, hash);
  const answer = await run().catch(async (error: unknown) => {
    // a failed request changed nothing, so its key may be used again
    await platform.pool.query('delete from idempotency_key where account_id = $1 and key = $2', [accountId, key]);
    throw error;
  });
  // the work is done even if its answer could not be stored; if the client got an error, it would repeat the request
  await keep(platform, accountId, key, answer).catch((error: unknown) =>
    platform.log.error({ err: error }, 'the first answer to a request was not kept'),
  );
  return answer;
}

const keep = (platform: Platform, accountId: string, key: string, { status, reply }: Answer) =>
  platform.pool.query('update idempotency_key set status = $3, reply = $4 where account_id = $1 and key = $2', [
    accountId,
    key,
    status,
    JSON.stringify(sealed(platform, reply)),
  ]);

async function firstAnswer(platform: Platform, accountId: string, key: string, hash: Buffer): Promise<Answer> {
  const { rows } = await platform.pool.query(
    'select request_hash, status, reply from idempotency_key where account_id = $1 and key = $2',
    [accountId, key],
  );
  const first = rows[0];
  if (first && !hash.equals(first.request_hash)) throw problem('key_reused');
  if (!first?.reply) throw problem('in_progress');
  return { status: first.status, reply: unsealed(platform, first.reply) };
}

const purpose = 'first answer';
const sealed = ({ config }: Platform, reply: unknown): string =>
  seal(config, purpose, Buffer.from(JSON.stringify(reply))).toString('base64');
const unsealed = ({ config }: Platform, kept: string): unknown =>
  JSON.parse(unseal(config, purpose, Buffer.from(kept, 'base64')).toString());

// The hash of a request. It is keyed, because a request may contain a password.
const hashOf = (platform: Platform, { address, fields, files }: KeyedRequest): Buffer =>
  keyedHash(
    platform.config,
    'idempotency',
    JSON.stringify([address, fields, files.map(({ name, contentType, bytes }) => [name, contentType, bytes.length])]),
    ...files.map(({ bytes }) => bytes),
  );
