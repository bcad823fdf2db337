import { budgets } from '@ivuriro/contract/budgets';
import { needsPermission, signsIn } from '@ivuriro/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { actingFor } from '../db/actor-context.ts';
import type { Platform } from '../platform.ts';
import { callerOf, refOf } from './access.ts';
import { answer } from './answer.ts';
import type { Route } from './call.ts';
import type { Grant } from './grants.ts';

/** Registers every route below /api; a route with an incomplete declaration stops the start. */
export function register(
  app: FastifyInstance,
  routes: readonly Route[],
  grants: readonly Grant[],
  platform: Platform,
): void {
  const byObject = new Map(grants.map((grant) => [grant.object, grant]));
  for (const route of routes) {
    refuseIncompleteDeclaration(route, byObject);
    app.route({
      method: route.endpoint.alsoPut ? ['POST', 'PUT'] : (route.method as 'GET'),
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

function refuseIncompleteDeclaration(route: Route, grants: Map<string, Grant>): void {
  const { endpoint } = route;
  const at = `${route.method} ${route.path}`;
  if (!route.who || !endpoint.object || !endpoint.audit || !endpoint.data || typeof route.run !== 'function')
    throw new Error(`${at} does not say who may call, which object it touches and what it leaves in the audit.`);
  if (needsPermission(route.who) && !endpoint.permission)
    throw new Error(`${at} does not say which permission it needs.`);
  refuseWithoutBudget(route, at);
  const ref = refOf(route);
  if (ref && !grants.has(ref.object))
    throw new Error(`${at} touches ${ref.object}, but no module grants it to anyone.`);
}

/** Refuses an endpoint that writes data or an audit entry but has no rate limit for its caller. */
function refuseWithoutBudget({ method, who, endpoint }: Route, at: string): void {
  const { budget, audit } = endpoint;
  if (!budget && (method !== 'GET' || audit !== 'none')) throw new Error(`${at} has no budget.`);
  const caller = signsIn(who) ? 'account' : 'ip';
  if (budget && !budgets[budget].counts.some(({ by }) => by === caller))
    throw new Error(`The budget "${budget}" of ${at} does not count by ${caller}.`);
}
