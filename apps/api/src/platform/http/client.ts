import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import { networkOf } from './budget.ts';
import type { Client } from './shares.ts';

/** The client of a request, before it is routed. `trusted` are the proxies whose word on addresses counts (`TRUSTED_PROXIES`). */
export function clientsBehind(trusted: string): (request: IncomingMessage) => Client {
  const isTrusted = proxyAddress.compile(trusted.split(',').map((one) => one.trim()));
  return (request) => {
    const address = networkOf(proxyAddress(request, isTrusted) ?? '');
    return { own: request.headers.authorization ?? address, address };
  };
}
