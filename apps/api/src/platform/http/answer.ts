import { personalRole } from '@ivuriro/contract/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { problem } from '../errors.ts';
import type { Platform } from '../platform.ts';
import type { Actor } from '../session.ts';
import {
  type OwnerIds,
  grantedObject,
  mayEnter,
  neededQuery,
  ownerBehind,
  refOf,
  refuseForeignOwner,
  roleAllows,
} from './access.ts';
import { type AuditLine, auditLine, writeAudit } from './audit.ts';
import { type Fields, readBody, withoutTolerated } from './body.ts';
import { Reply, type Route } from './call.ts';
import { callBase, lastOfEach, listsIn } from './call-base.ts';
import { recordDenial } from './denial.ts';
import { exported } from './export.ts';
import type { GrantedObject, Grant } from './grants.ts';
import { type Answer, once } from './idempotency.ts';
import { spend } from './budget.ts';
import { listBehind } from './listed.ts';

/** Handles one request, in the steps that ARCHITECTURE.md lists. */
export async function answer(
  route: Route,
  grants: Map<string, Grant>,
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  actor: Actor | null,
): Promise<string> {
  const { endpoint } = route;
  const audited = endpoint.audit !== 'none';
  const action = audited ? endpoint.audit : `${route.method} ${route.path}`;
  const line = auditLine(actor, action, refOf(route)?.object ?? null, request.id);
  try {
    if (!mayEnter(route, actor)) throw problem('wrong_role');
    if (!roleAllows(route, actor)) throw problem('not_permitted');
    const { fields, files } = await readBody(request, endpoint.files);
    const given: OwnerIds = {
      // the schema of the parameters converts codes to upper case, in which they are issued
      params: (endpoint.params?.safeParse(request.params).data ?? request.params) as Fields,
      query: { ...lastOfEach(request.query as Fields), ...listsIn(request.query as Fields, endpoint) },
      body: withoutTolerated(fields, endpoint),
    };
    if (route.mount?.name !== 'admin') refuseForeignOwner(actor, given);
    const ref = refOf(route);
    const counted = async () => {
      if (!endpoint.budget) return;
      await spend(platform, endpoint.budget, { account: actor?.id, ip: request.ip, email: given.body.email });
    };
    // when the route names an object, every request counts towards the rate limit, even one with a wrong id; otherwise
    // only valid requests count
    if (ref) await counted();
    const answerOf = async (found: GrantedObject | null): Promise<Answer> => {
      const input = await admitted(route, actor, given, found, platform, line);
      // a resource that outlives its owner can still be changed after the owner was deleted, so the owner is not
      // locked
      const ownerId = route.mount?.outlivesOwner ? undefined : input.owner?.id;
      const base = callBase(platform, request, reply, { actor, ownerId }, line, audited);
      const call = { ...input, ...base, address: addressAsked(route, request), files };
      if (!ref) await counted();
      const run = () => perform(route, call, line, audited);
      return actor && call.idempotencyKey !== undefined && request.method === 'POST'
        ? once(platform, actor.id, call.idempotencyKey, { address: request.url, fields, files }, run)
        : run();
    };
    const granted = grantedObject(route, actor, given, grants, platform);
    const open = isOpenRead(route);
    const { status, reply: body } = open ? await beside(granted, answerOf(null)) : await answerOf(await granted);
    void reply
      .code(status)
      .header('cache-control', open ? 'no-cache' : 'no-store')
      .type('application/json; charset=utf-8');
    return JSON.stringify(body);
  } catch (error) {
    await recordDenial(error, actor, audited, line, platform, request.ip);
    throw error;
  }
}

/** Whether the route is a public read that leaves no entry in the audit log. */
const isOpenRead = ({ who, method, endpoint }: Route): boolean =>
  who === 'public' && method === 'GET' && endpoint.audit === 'none';

/**
 * Looks up the object and runs the handler at the same time, in one round trip. When the object is missing or hidden
 * from the caller, the caller gets only that error, whatever the handler returned.
 */
async function beside(granted: Promise<GrantedObject | null>, made: Promise<Answer>): Promise<Answer> {
  const [found, answered] = await Promise.allSettled([granted, made]);
  if (found.status === 'rejected') throw found.reason;
  if (answered.status === 'rejected') throw answered.reason;
  return answered.value;
}

/**
 * Validates the input. The owner is checked before the schema is applied, because an error message of the schema could
 * reveal facts to a stranger.
 */
async function admitted(
  route: Route,
  actor: Actor | null,
  given: OwnerIds,
  found: GrantedObject | null,
  platform: Platform,
  line: AuditLine,
) {
  const { endpoint } = route;
  const ref = refOf(route);
  if (ref) line.object_id = String(given[ref.place][ref.field]);
  if (found?.subject_id) line.patient_id = found.subject_id;
  const owner = route.mount && actor ? await ownerBehind(route.mount, actor, given, found, platform) : undefined;
  return {
    actor,
    owner,
    params: endpoint.params?.parse(given.params) ?? {},
    query: endpoint.query?.parse(given.query) ?? {},
    body: endpoint.body ? endpoint.body.parse(given.body) : refuseFields(given.body),
  };
}

function addressAsked(route: Route, request: FastifyRequest) {
  const query = lastOfEach(request.query as Fields);
  return { path: request.url.split('?', 1)[0]!, query, needed: neededQuery(route) };
}

type Ready = Awaited<ReturnType<typeof admitted>> &
  ReturnType<typeof callBase> & { address: ReturnType<typeof addressAsked> };

function refuseFields(body: Fields): Fields {
  const names = Object.keys(body);
  if (names.length > 0) throw problem('unknown_field', `We do not know the field ${names.join(', ')}.`);
  return body;
}

/** Runs the handler once, or, for a list that is exported as CSV, once for each page. */
async function perform(route: Route, call: Ready, line: AuditLine, audited: boolean): Promise<Answer> {
  const { actor, address, platform } = call;
  const list = address.query.csv === '1' && actor && actor.type !== personalRole ? listBehind(route) : null;
  if (list) return { status: 200, reply: { message: 'OK', data: await exported(route, list, call as never, line) } };
  const result = await route.run(call as never);
  if (audited && !call.written()) await writeAudit(platform.db, line);
  return shaped(route, result);
}

/**
 * Removes every field that the reply schema does not declare; a reply that does not fit the schema is an error of ours.
 */
function shaped(route: Route, result: unknown): Answer {
  const { endpoint } = route;
  const reply = result instanceof Reply ? result : new Reply(result, endpoint.status ?? 200);
  const { success, data, error } = endpoint.data.safeParse(reply.data);
  if (!success)
    throw new Error(`${route.method} ${route.path} answers what its contract does not know: ${error.message}`);
  return { status: reply.status, reply: { message: reply.message ?? endpoint.message ?? 'OK', data } };
}
