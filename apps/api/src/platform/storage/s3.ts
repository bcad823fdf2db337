import { AwsClient } from 'aws4fetch';
import { createWriteStream, openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { newId } from '../ids.ts';
import { asAway, StoreAway } from './unavailable.ts';
import type { Storage } from './storage.ts';

export interface S3 {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** A store that does not answer for this many milliseconds counts as unreachable (decision 027). */
const timeoutMs = 30_000;

/**
 * Stores files in one bucket of any S3-compatible store. Only the server reads the bucket; browsers use the product's
 * own signed URLs.
 */
export function s3Storage({ endpoint, bucket, ...access }: S3, timeout = timeoutMs): Storage {
  const client = new AwsClient({ ...access, service: 's3', retries: 2 });
  // returns the response body, or null when the response status is in `fine`; the bucket is a part of the URL path, a
  // form that every S3-compatible store supports
  const ask = async (key: string, request: RequestInit, ...fine: number[]): Promise<Buffer | null> => {
    const { ok, status, body } = await client
      .fetch(`${endpoint}/${bucket}/${key}`, { ...request, signal: AbortSignal.timeout(timeout) })
      .then(async (answer) => ({ ok: answer.ok, status: answer.status, body: Buffer.from(await answer.arrayBuffer()) }))
      .catch((error: unknown) => {
        throw asAway(new StoreAway('The file store cannot be reached.', { cause: error }));
      });
    if (ok) return body;
    if (fine.includes(status)) return null;
    const said = `The file store answers ${request.method} with ${status}: ${body.toString()}`;
    throw status >= 500 ? asAway(new StoreAway(said)) : new Error(said);
  };
  const put = (key: string, body: Blob, contentType: string) =>
    ask(key, { method: 'PUT', body, headers: { 'content-type': contentType } });
  return {
    put: async (key, bytes, contentType) => {
      if (Buffer.isBuffer(bytes)) await put(key, new Blob([new Uint8Array(bytes)]), contentType);
      // a stream is first written to a temporary file, because the store needs its length, and because an interrupted
      // stream must not be stored
      else await spooled(bytes, (whole) => put(key, whole, contentType));
    },
    get: (key) => ask(key, { method: 'GET' }, 404),
    remove: async (key) => {
      await ask(key, { method: 'DELETE' }, 404);
    },
    list: async function* (folder) {
      let more = '';
      do {
        const query = new URLSearchParams({
          'list-type': '2',
          prefix: `${folder}/`,
          ...(more ? { 'continuation-token': more } : {}),
        });
        const page = String(await ask(`?${query.toString()}`, { method: 'GET' }));
        for (const [, one] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs))
          yield { key: within(one!, 'Key'), at: new Date(within(one!, 'LastModified')) };
        more = within(page, 'NextContinuationToken');
      } while (more);
    },
  };
}

/** The text of an XML element; storage keys contain no characters that XML escapes. */
const within = (xml: string, name: string): string => new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '';

async function spooled(chunks: AsyncIterable<Buffer>, use: (whole: Blob) => Promise<unknown>): Promise<void> {
  const file = path.join(tmpdir(), `ivuriro-${newId()}`);
  try {
    await pipeline(chunks, createWriteStream(file, { mode: 0o600 }));
    await use(await openAsBlob(file));
  } catch (error) {
    throw asAway(error);
  } finally {
    await rm(file, { force: true });
  }
}
