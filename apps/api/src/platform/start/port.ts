import { createServer } from 'node:net';
import type { Config } from '../config.ts';
import { codeOf } from '../errors.ts';
import { StartRefused } from '../start-refused.ts';

const sentences: Record<string, (at: Pick<Config, 'host' | 'port'>) => string> = {
  EADDRINUSE: ({ host, port }) =>
    `PORT ${port} is in use on ${host}: stop the program that listens there, or set PORT to another number.`,
  EACCES: ({ port }) => `PORT ${port} may not be used by this user: set PORT to 1024 or more.`,
  EADDRNOTAVAIL: ({ host }) => `HOST ${host} is not an address of this machine: 127.0.0.1 is, and 0.0.0.0 means all.`,
  ENOTFOUND: ({ host }) => `HOST ${host} is not a name that is known: set HOST to an address of this machine.`,
  EAI_AGAIN: ({ host }) => `HOST ${host} is not a name that is known: set HOST to an address of this machine.`,
  EINVAL: ({ host }) => `HOST ${host} cannot be listened at: set HOST to an address of this machine.`,
};

/** Checks that the product's port is free by listening on it briefly, before pages are built or data is loaded. */
export async function checkPort({ host, port }: Pick<Config, 'host' | 'port'>): Promise<void> {
  const server = createServer();
  try {
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen({ port, host }, () => resolve()));
  } catch (error) {
    throw listenFailure(error, { host, port });
  }
  await new Promise((resolve) => server.close(resolve));
}

/**
 * Converts the error of a failed attempt to listen to an error with one sentence for the operator. Another program may
 * have taken the port since it was checked.
 */
export function listenFailure(error: unknown, at: Pick<Config, 'host' | 'port'>): unknown {
  const sentence = sentences[codeOf(error) ?? ''];
  return sentence ? new StartRefused(sentence(at), { cause: error }) : error;
}
