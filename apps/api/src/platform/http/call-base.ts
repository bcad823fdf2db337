import type { Endpoint } from '@ivuriro/contract/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Db } from '../db/pool.ts';
import type { Platform } from '../platform.ts';
import { type ActingAccounts, type HoldOptions, transactAs } from '../transact-as.ts';
import { type AuditLine, type Changes, writeAudit } from './audit.ts';
import type { Fields } from './body.ts';
import type { AuditedObject } from './call.ts';

/**
 * The part of a handler's argument that does not depend on the endpoint's input. `written` returns whether a call of
 * `transact` has succeeded.
 */
export function callBase(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  acts: ActingAccounts,
  line: AuditLine,
  audited: boolean,
) {
  let written = false;
  return {
    platform,
    db: platform.db,
    now: platform.now(),
    transact: async <T>(change: (trx: Db) => Promise<T>, holding?: HoldOptions): Promise<T> => {
      const audits = async (trx: Db) => {
        const changed = await change(trx);
        if (audited && !written) await writeAudit(trx, line);
        return changed;
      };
      const result = await transactAs(platform.db, acts, audits, holding);
      written = true;
      return result;
    },
    written: () => written,
    setCookie: (cookie: string) => void reply.header('set-cookie', cookie),
    about: (what: AuditedObject) => {
      if (what.objectId !== undefined) line.object_id = what.objectId;
      if (what.patientId) line.patient_id = what.patientId;
      if (what.action) line.action = what.action;
      if (what.object) line.object = what.object;
      if (what.member) [line.membership_id, line.role] = [what.member.id, what.member.role];
      if (what.account) [line.account_id, line.account_type] = [what.account.id, what.account.type];
      if (what.changes) line.changes = JSON.stringify(differing(what.changes));
    },
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

/** Removes fields whose value did not change. */
const differing = (changes: Changes): Changes =>
  Object.fromEntries(Object.entries(changes).filter(([, [from, to]]) => from !== to));

/** Keeps only the last value of each query parameter that is sent more than once. */
export function lastOfEach(query: Fields): Fields {
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, Array.isArray(value) ? value.at(-1) : value]),
  );
}

/**
 * For each query parameter that the endpoint declares as a list: its values, by its name without brackets. Clients send
 * a list as `id[]=1&id[]=2` or as `id=1&id=2`.
 */
export function listsIn(query: Fields, { query: schema }: Pick<Endpoint, 'query'>): Fields {
  const fields: Record<string, z.ZodType> = schema instanceof z.ZodObject ? schema.shape : {};
  const lists = Object.entries(query).flatMap(([sent, value]) => {
    const name = sent.replace(/\[\]$/, '');
    return Array.isArray(fields[name]?.safeParse([]).data) ? [[name, [value].flat()] as const] : [];
  });
  return Object.fromEntries(lists);
}
