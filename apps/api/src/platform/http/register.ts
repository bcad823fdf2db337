import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { actingFor } from '../db/acting.ts';
import type { Db } from '../db/pool.ts';
import { transact } from '../db/transact.ts';
import { Problem, problem } from '../errors.ts';
import type { Platform } from '../platform.ts';
import type { Actor } from '../session.ts';
import { callerOf, type Given, grantedObject, mayEnter, ownerBehind, refOf, refuseForeignOwner } from './access.ts';
import { auditInsert, type AuditLine, auditLine, writeAudit } from './audit.ts';
import { type Fields, readBody, withoutTolerated } from './body.ts';
import { Reply, type Route } from './call.ts';
import { exported } from './export.ts';
import type { Found, Grant } from './grants.ts';
import { type Answer, once } from './idempotency.ts';
import { countCall } from './limit.ts';
import { listBehind } from './listed.ts';
import { problemFor } from './translate.ts';

/** Binds every route below /api; an incomplete declaration stops the start. */
export function register(
  app: FastifyInstance,
  routes: readonly Route[],
  grants: readonly Grant[],
  platform: Platform,
): void {
  const byObject = new Map(grants.map((grant) => [grant.object, grant]));
  for (const route of routes) {
    demandDeclaration(route, byObject);
    app.route({
      method: route.endpoint.twin ? ['POST', 'PUT'] : (route.method as 'GET'),
      url: `/api${route.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      config: { declared: route },
      bodyLimit: route.endpoint.files ? 12 * 1_048_576 : 1_048_576,
      handler: async (request, reply) => {
        const actor = await callerOf(route, request, platform);
        return actingFor(actor, () => answer(route, byObject, platform, request, reply, actor));
      },
    });
  }
}

function demandDeclaration(route: Route, grants: Map<string, Grant>): void {
  const { endpoint } = route;
  const at = `${route.method} ${route.path}`;
  if (!route.who || !endpoint.object || !endpoint.audit || !endpoint.data || typeof route.run !== 'function')
    throw new Error(`${at} does not say who may call, which object it touches and what it leaves in the audit.`);
  const ref = refOf(route);
  if (ref && !grants.has(ref.object))
    throw new Error(`${at} touches ${ref.object}, but no module grants it to anyone.`);
}

async function answer(
  route: Route,
  grants: Map<string, Grant>,
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  actor: Actor | null,
) {
  const { endpoint } = route;
  const line = auditLine(
    actor,
    endpoint.audit === 'none' ? `${route.method} ${route.path}` : endpoint.audit,
    refOf(route)?.object ?? null,
    request.id,
  );
  try {
    if (!mayEnter(route, actor)) throw problem('wrong_role');
    const { fields, files } = await readBody(request, endpoint.files);
    const given: Given = {
      params: request.params as Fields,
      query: lastOfEach(request.query as Fields),
      body: withoutTolerated(fields, endpoint),
    };
    if (route.door?.name !== 'admin') refuseForeignOwner(actor, given);
    const answerOf = async (found: Found | null): Promise<Answer> => {
      const call = {
        ...(await admitted(route, actor, given, found, platform, line)),
        ...callBase(platform, request, reply, line, endpoint.audit !== 'none'),
        files,
      };
      if (endpoint.limit) await countCall(endpoint.limit, route.path, call);
      const list = given.query.csv === '1' && actor && actor.type !== 'patient' ? listBehind(route) : null;
      const run = async (): Promise<Answer> => {
        if (list)
          return { status: 200, reply: { message: 'OK', data: await exported(route, list, call as never, line) } };
        const result = await route.run(call as never);
        if (endpoint.audit !== 'none' && !call.written()) await writeAudit(platform.db, line);
        return shaped(route, result);
      };
      const key = request.headers['idempotency-key'];
      return actor && typeof key === 'string' && request.method === 'POST'
        ? once(platform, actor.id, key, { path: route.path, fields, files }, run)
        : run();
    };
    const granted = grantedObject(route, actor, given, grants, platform);
    const { status, reply: body } = readOpenly(route)
      ? await beside(granted, answerOf(null))
      : await answerOf(await granted);
    void reply
      .code(status)
      .header('cache-control', readOpenly(route) ? 'no-cache' : 'no-store')
      .type('application/json; charset=utf-8');
    return JSON.stringify(body);
  } catch (error) {
    await recordDenial(error, actor, endpoint.audit !== 'none', line, platform);
    throw error;
  }
}

/** A public read that writes no audit line. */
const readOpenly = ({ who, method, endpoint }: Route): boolean =>
  who === 'public' && method === 'GET' && endpoint.audit === 'none';

/**
 * Looks for the object and makes the answer at the same time, in one round trip. When the object is not there, or may not
 * be seen, that alone is answered: neither the answer nor its failure leaves.
 */
async function beside(granted: Promise<Found | null>, made: Promise<Answer>): Promise<Answer> {
  const [found, answer] = await Promise.allSettled([granted, made]);
  if (found.status === 'rejected') throw found.reason;
  if (answer.status === 'rejected') throw answer.reason;
  return answer.value;
}

/** The checked input. The owner is checked before the schema, from whose sentences a stranger would learn something. */
async function admitted(
  route: Route,
  actor: Actor | null,
  given: Given,
  found: Found | null,
  platform: Platform,
  line: AuditLine,
) {
  const { endpoint } = route;
  const ref = refOf(route);
  if (ref) line.object_id = String(given[ref.place][ref.field]);
  if (found?.patient_id) line.patient_id = found.patient_id;
  const owner = route.door && actor ? await ownerBehind(route.door, actor, given, found, platform) : undefined;
  return {
    actor,
    owner,
    params: endpoint.params?.parse(given.params) ?? {},
    query: endpoint.query?.parse(given.query) ?? {},
    body: endpoint.body ? endpoint.body.parse(given.body) : refuseFields(given.body),
  };
}

function refuseFields(body: Fields): Fields {
  const names = Object.keys(body);
  if (names.length > 0) throw problem('unknown_field', `We do not know the field ${names.join(', ')}.`);
  return body;
}

function callBase(platform: Platform, request: FastifyRequest, reply: FastifyReply, line: AuditLine, audited: boolean) {
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
    audited: (db: Pick<Db, 'insertInto'>) => {
      isPart = true;
      return auditInsert(db, line);
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

/** Strips everything that the reply schema does not name; a reply that does not fit it is our error. */
function shaped(route: Route, result: unknown): Answer {
  const { endpoint } = route;
  const reply = result instanceof Reply ? result : new Reply(result, endpoint.status ?? 200);
  const { success, data, error } = endpoint.data.safeParse(reply.data);
  if (!success)
    throw new Error(`${route.method} ${route.path} answers what its contract does not know: ${error.message}`);
  return { status: reply.status, reply: { message: reply.message ?? endpoint.message ?? 'OK', data } };
}

// The audit records who was kept from what; input that was refused is no denial.
const notDenials = new Set([
  'validation_failed',
  'unknown_field',
  'malformed',
  'too_large',
  'unsupported_type',
  'slow_down',
]);

async function recordDenial(
  error: unknown,
  actor: Actor | null,
  audited: boolean,
  line: AuditLine,
  platform: Platform,
): Promise<void> {
  const told = error instanceof Problem ? error : problemFor(error);
  if (told.status >= 500 || notDenials.has(told.code) || (!actor && !audited)) return;
  await writeAudit(platform.db, { ...line, outcome: told.code });
}

/** Of a filter that is sent twice only the last value counts. */
function lastOfEach(query: Fields): Fields {
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, Array.isArray(value) ? value.at(-1) : value]),
  );
}
