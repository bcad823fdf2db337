import pg from 'pg';
import { codeOf } from '../errors.ts';
import { placeOf, type Server, serversOf } from './address.ts';

/** The server that took writes when it was last asked, by the address with several of them. */
const known = new Map<string, Promise<Server>>();

/** A server that only reads: a standby, or one that was told to refuse writes. PostgreSQL's own code for a refused write. */
export const readOnly = '25006';

/** True where a statement could not write. */
export const cannotWrite = `(pg_is_in_recovery() or current_setting('default_transaction_read_only') = 'on')`;

/**
 * Which server of the address takes writes. With one there is nothing to choose. With several all are asked at once, and the
 * answer is kept until a connection to it fails or a write is refused.
 */
export function primaryOf(address: string): Promise<Server> {
  const servers = serversOf(address);
  if (servers.length === 1) return Promise.resolve(servers[0]!);
  const search = known.get(address) ?? firstThatWrites(address, servers);
  known.set(address, search);
  search.catch(() => invalidatePrimary(address));
  return search;
}

export const invalidatePrimary = (address: string): void => void known.delete(address);

async function firstThatWrites(address: string, servers: Server[]): Promise<Server> {
  try {
    return await Promise.any(servers.map((server) => unlessReadOnly(address, server)));
  } catch (error) {
    const { errors } = error as AggregateError;
    // what a person can mend comes before a server that is merely away
    throw errors.find((one) => !/^E[A-Z]/.test(codeOf(one) ?? 'E')) ?? errors[0];
  }
}

async function unlessReadOnly(address: string, server: Server): Promise<Server> {
  const client = new pg.Client({ connectionString: addressOf(address, server), connectionTimeoutMillis: 3_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ no: boolean }>(`select ${cannotWrite} as no`);
    if (rows[0]!.no) throw writesRefused(address);
    return server;
  } finally {
    await client.end().catch(() => {});
  }
}

/** The address with this server alone. */
function addressOf(address: string, { host, port }: Server): string {
  const one = new URL(address);
  one.searchParams.set('host', host);
  one.searchParams.set('port', String(port));
  return one.href;
}

export const writesRefused = (address: string): Error =>
  Object.assign(new Error(`no server at ${placeOf(address)} takes writes`), { code: readOnly });
