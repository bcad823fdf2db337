import { addressOf, type MountName, type Endpoint, type Kind, type Owned } from '@ivuriro/contract/endpoint';
import type { Handlers, OwnedHandlers, Route } from './call.ts';

const split = (key: string): [string, string] => key.split(' ', 2) as [string, string];

/** Binds the endpoints of a module to their handlers; a missing handler or a wrong reply is a compile error. */
export function serve<C extends Record<string, Endpoint>>(contract: C, handlers: Handlers<C>): Route[] {
  return Object.entries(contract).map(([name, endpoint]) => {
    const [method, path] = split(endpoint.key);
    return { endpoint, method, path, who: endpoint.who, run: handlers[name] as Route['run'] };
  });
}

/** A resource that providers of several kinds own, with its handlers, before it is bound to mounts. */
export interface Resource {
  declared: Owned;
  handlers: Record<string, unknown>;
}
export function resource<R extends Owned>(declared: R, handlers: OwnedHandlers<R>): Resource {
  return { declared, handlers };
}

/** A mount: where owned resources are served, for which role, and for which kinds of provider. */
export interface Mount {
  name: MountName;
  who: 'kind' | 'admin';
  kinds: readonly Kind[];
}

/** The routes of every resource, at each mount that the resource declares. */
export function open(mounts: readonly Mount[], resources: readonly Resource[]): Route[] {
  return resources.flatMap(({ declared, handlers }) =>
    mounts
      .filter((mount) => declared.mounts.includes(mount.name))
      .flatMap((mount) =>
        mount.kinds
          .filter((kind) => declared.kinds.includes(kind))
          .flatMap((kind) =>
            Object.entries(declared.endpoints).map(([name, endpoint]): Route => {
              const [method, path] = split(endpoint.key);
              return {
                endpoint,
                method,
                path: addressOf(path, kind, mount.name),
                who: mount.who === 'admin' ? 'admin' : kind,
                mount: {
                  kind,
                  name: mount.name,
                  keys: [`${kind}_id`, declared.ownerKeys?.[kind] ?? []].flat(),
                  outlivesOwner: declared.outlivesOwner ?? false,
                },
                run: handlers[name] as Route['run'],
              };
            }),
          ),
      ),
  );
}
