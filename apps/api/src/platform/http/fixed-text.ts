import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compress = promisify(gzip);

/**
 * Serves a long text that stays the same until the next start. It is built and compressed once, at the first request,
 * and a client that already has it gets 304.
 */
export function fixedText(contentType: string, write: () => string) {
  const make = async () => {
    const plain = Buffer.from(write());
    const etag = `"${createHash('sha256').update(plain).digest('base64url')}"`;
    return { plain, etag, packed: await compress(plain, { level: 9 }) };
  };
  let made: ReturnType<typeof make> | undefined;
  return async ({ headers }: FastifyRequest, reply: FastifyReply) => {
    const { plain, packed, etag } = await (made ??= make());
    reply.headers({ 'cache-control': 'public, max-age=300', vary: 'accept-encoding', etag: `W/${etag}` });
    if (isKnown(headers['if-none-match'], etag)) return reply.code(304).send();
    reply.type(contentType);
    if (!/\bgzip\b/.test(String(headers['accept-encoding'] ?? ''))) return reply.send(plain);
    return reply.header('content-encoding', 'gzip').send(packed);
  };
}

/** Compares ETags weakly (RFC 9110 §13.1.2), because a proxy that compresses makes the tag weak. */
const isKnown = (given: string | undefined, etag: string): boolean =>
  !!given && (given.trim() === '*' || given.split(',').some((one) => one.trim().replace(/^W\//, '') === etag));
