import pg from 'pg';
import { codeOf } from '../errors.ts';
import { placeOf, type Server, serversOf } from './address.ts';

/** For each database URL that lists several servers, the server that last accepted writes. */
const known = new Map<string, Promise<Server>>();

/**
 * PostgreSQL's error code for a write that the server refuses because it is read-only: a standby, or a server that is
 * set to refuse writes.
 */
export const readOnly = '25006';

/** SQL: whether the server refuses writes. */
export const cannotWrite = `(pg_is_in_recovery() or current_setting('default_transaction_read_only') = 'on')`;

/**
 * Returns the server of the database URL that accepts writes. If the URL has only one server, returns that server
 * unchecked. If it has several, all are queried at once; the result is cached until a connection to the server fails or
 * a write is refused.
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
    // when all servers fail, an error that the operator can repair is thrown rather than one about an unreachable
    // server
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

/** The database URL with this server as its only one. */
function addressOf(address: string, { host, port }: Server): string {
  const one = new URL(address);
  one.searchParams.set('host', host);
  one.searchParams.set('port', String(port));
  return one.href;
}

export const writesRefused = (address: string): Error =>
  Object.assign(new Error(`no server at ${placeOf(address)} takes writes`), { code: readOnly });
