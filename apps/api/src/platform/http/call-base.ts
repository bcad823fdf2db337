import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../db/pool.ts';
import { transact } from '../db/transact.ts';
import type { Platform } from '../platform.ts';
import { type AuditLine, writeAudit } from './audit.ts';
import type { Fields } from './body.ts';

/** What every handler receives besides its checked input; `written` tells whether `transact` ran. */
export function callBase(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  line: AuditLine,
  audited: boolean,
) {
  let written = false;
  let isPart = false;
  return {
    platform,
    db: platform.db,
    now: platform.now(),
    transact: async <T>(change: (trx: Db) => Promise<T>): Promise<T> => {
      const result = await transact(platform.db, async (trx) => {
        isPart = false;
        const changed = await change(trx);
        if (audited && !written && !isPart) await writeAudit(trx, line);
        return changed;
      });
      written = true;
      return result;
    },
    audited: () => {
      isPart = true;
      return line;
    },
    written: () => written,
    setCookie: (cookie: string) => void reply.header('set-cookie', cookie),
    about: (what: { objectId?: string | null; patientId?: string | null }) => {
      if (what.objectId !== undefined) line.object_id = what.objectId;
      if (what.patientId) line.patient_id = what.patientId;
    },
    address: { path: request.url.split('?', 1)[0]!, query: lastOfEach(request.query as Fields) },
    idempotencyKey: request.headers['idempotency-key'] as string | undefined,
    headers: request.headers,
    rawBody: request.rawBody,
    ip: request.ip,
    device: request.headers['user-agent'],
    requestId: request.id,
    log: request.log,
    hasLeft: () => request.raw.socket.destroyed,
  };
}

/** Of a filter that is sent twice only the last value counts. */
export function lastOfEach(query: Fields): Fields {
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, Array.isArray(value) ? value.at(-1) : value]),
  );
}
