import { actingFor } from '../db/actor-context.ts';
import { problem } from '../errors.ts';
import { type AuditLine, auditLine, writeAudit } from '../http/audit.ts';
import { refuseUnkeepable } from '../http/body.ts';
import { spend } from '../http/budget.ts';
import { writeDenial } from '../http/denials.ts';
import { findGranted, type Grant } from '../http/grants.ts';
import { problemFor } from '../http/translate.ts';
import { newId } from '../ids.ts';
import type { Platform } from '../platform.ts';
import { type Actor, actorOf, may } from '../session.ts';
import { transactAs } from '../transact-as.ts';
import type { BoundEvent, SocketAnswer, SocketCall } from './socket-event.ts';

/** The events that sockets may send, and the grants that decide who may access their objects. */
export interface SocketRules {
  events: ReadonlyMap<string, BoundEvent>;
  grants: ReadonlyMap<string, Grant>;
}

/**
 * Collects the socket events and grants. Throws, which stops the start, when an event does not declare who may send it,
 * its object, or its audit entry.
 */
export function mannersOf(events: readonly BoundEvent[], grants: readonly Grant[]): SocketRules {
  const byObject = new Map(grants.map((grant) => [grant.object, grant]));
  for (const { declared, run } of events) {
    const { name, who, permission, audit, body } = declared;
    if (
      who.length === 0 ||
      !permission ||
      !audit ||
      !body ||
      typeof run !== 'function' ||
      !byObject.has(objectOf(declared)[0])
    )
      throw new Error(`The socket's event ${name} does not say who may send it about what.`);
  }
  return { events: new Map(events.map((event) => [event.declared.name, event])), grants: byObject };
}

/** Splits `meeting@body.meet_code` into the object and the field that names it. */
const objectOf = ({ object }: BoundEvent['declared']) => object.split('@body.') as [object: string, field: string];

export interface SocketMessage {
  token: string;
  socketId: string;
  name: string;
  payload: unknown;
}
export interface SocketReplies {
  ack: { ok: boolean; code?: string; message?: string };
  said: SocketAnswer[];
}

/**
 * Handles one event: checks the session, role, object and schema, then runs the handler. A failure is reported in the
 * acknowledgement, never thrown.
 */
export async function answerEvent(
  platform: Platform,
  manners: SocketRules,
  sent: SocketMessage,
): Promise<SocketReplies> {
  const bound = manners.events.get(sent.name);
  let line: AuditLine | undefined;
  try {
    const actor = await actorOf(platform, sent.token, platform.now());
    if (!actor) throw problem('signed_out');
    await spend(platform, 'socket_event', { account: actor.id });
    if (!bound) throw problem('not_found');
    line = auditLine(actor, lineOf(bound), objectOf(bound.declared)[0], newId());
    const call = await admitted(platform, bound, manners.grants, actor, sent, line);
    const { ack, said = [] } = await actingFor(actor, () => bound.run(call as never));
    return { ack: { ...ack, ok: true }, said };
  } catch (error) {
    const told = problemFor(error);
    if (told.status >= 500) platform.log.error({ err: error, event: sent.name }, told.code);
    if (line && denials.has(told.code))
      await writeDenial(platform, { ...line, outcome: told.code }, '').catch((failure: unknown) =>
        platform.log.error({ err: failure, event: sent.name }, 'a denial was not written down'),
      );
    return { ack: { ok: false, code: told.code, message: told.message }, said: [] };
  }
}

/** The error codes that mean a denied access; codes for invalid input are not among them. */
const denials = new Set(['wrong_role', 'not_permitted', 'not_found']);
const lineOf = ({ declared }: BoundEvent) => (declared.audit === 'none' ? declared.name : declared.audit);

async function admitted(
  platform: Platform,
  { declared }: BoundEvent,
  grants: SocketRules['grants'],
  actor: Actor,
  { socketId, payload }: SocketMessage,
  line: AuditLine,
): Promise<SocketCall> {
  if (!declared.who.includes(actor.type)) throw problem('wrong_role');
  if (!may(actor, declared.permission)) throw problem('not_permitted');
  if (typeof payload !== 'object' || payload === null) throw problem('malformed');
  refuseUnkeepable(payload, 4);
  const [object, field] = objectOf(declared);
  const key = (payload as Record<string, unknown>)[field];
  const found = await findGranted(platform.reads, grants.get(object)!, actor, key);
  if (!found) throw problem('not_found');
  line.object_id = String(key);
  line.patient_id = found.subject_id;
  return {
    actor,
    socketId,
    body: declared.body.parse(payload),
    platform,
    now: platform.now(),
    transact: (change) =>
      transactAs(platform.db, { actor }, async (trx) => {
        const result = await change(trx);
        if (declared.audit !== 'none') await writeAudit(trx, line);
        return result;
      }),
  };
}
