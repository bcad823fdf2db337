import { kinds, roles } from '@ivuriro/contract/endpoint';
import { refOf } from '../../apps/api/src/platform/http/access.ts';
import type { Route } from '../../apps/api/src/platform/http/call.ts';
import type { Grant } from '../../apps/api/src/platform/http/grants.ts';

/**
 * The product with one check removed from some routes (`routes` and `grants`), and the original routes (`concerns`).
 * The calls of the matrix must detect the difference.
 */
export interface Mutant {
  name: string;
  routes: readonly Route[];
  grants: readonly Grant[];
  concerns: readonly Route[];
  /** Whether only the calls by members other than the owner can detect the difference. */
  onlyMembers?: true;
  /** Changes the product while the mutant runs; returns the function that changes it back. */
  seed?: () => () => void;
}

/**
 * Whether the route finds the owner by the object, as the routes of the administrator do. Removing the object check
 * from such a route changes nothing, because for an object that cannot be reached the route finds no owner.
 */
const leadsToOwner = (route: Route) => route.mount?.name === 'admin';

export function mutantsOf(routes: readonly Route[], grants: readonly Grant[]): Mutant[] {
  return [
    ...openGrants(routes, grants),
    ...openRoles(routes, grants),
    ...missingObjectChecks(routes, grants),
    ...missingDeletionChecks(routes, grants),
  ];
}

/**
 * Replaces a condition of a grant by true, each in one mutant. From conditions joined by `and` it removes one part at a
 * time.
 */
function openGrants(routes: readonly Route[], grants: readonly Grant[]): Mutant[] {
  return grants.flatMap((grant) => {
    const concerns = routes.filter((route) => refOf(route)?.object === grant.object && !leadsToOwner(route));
    return Object.entries(grant.by)
      .filter(([, condition]) => condition !== 'true')
      .flatMap(([by, condition]) => {
        const entered = concerns.filter((route) => enters(route, by));
        if (entered.length === 0) return [];
        return weakened(condition).map((weaker) => ({
          name: `${grant.object} by ${by}: ${weaker}`,
          routes: entered,
          grants: grants.map((one) => (one === grant ? { ...grant, by: { ...grant.by, [by]: weaker } } : one)),
          concerns: entered,
        }));
      });
  });
}

const enters = ({ who }: Route, by: string) =>
  who === by || who === 'any' || (by === 'provider' && !['patient', 'admin', 'public'].includes(who));

function weakened(condition: string): string[] {
  const parts = condition.split(' and ');
  return parts.length === 1 ? ['true'] : parts.map((_part, at) => parts.filter((_other, i) => i !== at).join(' and '));
}

/** Makes a mutant for each route, without the role check of the route. */
function openRoles(routes: readonly Route[], grants: readonly Grant[]): Mutant[] {
  return routes
    .filter((route) => (roles as readonly string[]).includes(route.who))
    .map((route) => {
      const { endpoint } = route;
      // the product does not start when an endpoint has no permission
      const open: Route = { ...route, who: 'any', endpoint: { ...endpoint, permission: endpoint.permission ?? 'any' } };
      return replaced(`${route.method} ${route.path}: who is any`, route, open, grants);
    });
}

/** Makes a mutant for each route, without the object check of the route. */
function missingObjectChecks(routes: readonly Route[], grants: readonly Grant[]): Mutant[] {
  return routes
    .filter((route) => refOf(route) && route.who !== 'public' && !leadsToOwner(route))
    .map((route) => {
      const open: Route = { ...route, endpoint: { ...route.endpoint, object: 'own' } };
      return replaced(`${route.method} ${route.path}: object is own`, route, open, grants);
    });
}

/** Makes a mutant for each kind of provider, without the rule that objects of a deleted provider are not found. */
function missingDeletionChecks(routes: readonly Route[], grants: readonly Grant[]): Mutant[] {
  return kinds.map((kind) => {
    const opened = new Map(
      routes.flatMap((route) =>
        route.mount?.kind === kind && leadsToOwner(route) && !route.mount.outlivesOwner && !refOf(route)
          ? [[route, { ...route, mount: { ...route.mount, outlivesOwner: true } }]]
          : [],
      ),
    );
    return {
      name: `a deleted ${kind} is found`,
      routes: [...opened.values()],
      grants,
      concerns: [...opened.keys()],
    };
  });
}

const replaced = (name: string, route: Route, open: Route, grants: readonly Grant[]): Mutant => ({
  name,
  routes: [open],
  grants,
  concerns: [route],
});
