import { databaseNameOf, isInParts, placeOf, userOf } from '../db/address.ts';
import { codeOf } from '../errors.ts';
import { StartRefused } from '../start-refused.ts';

interface Row {
  /** Matches the error code and the message of the failure, or only the message when the failure has no code. */
  when: RegExp;
  /** Whether the cause may only be that the database is not running yet, so that the start waits for it. */
  passes?: boolean;
  /**
   * The environment variable that the sentence names when the database is configured by PG* variables; PGHOST by
   * default.
   */
  part?: 'PGUSER' | 'PGPASSWORD' | 'PGDATABASE';
  says: (url: string, detail: string) => string;
}

/** Database failures that may prevent a start; the first row that matches supplies the sentence. */
const rows: Row[] = [
  {
    when: /^ECONNREFUSED|^ENOENT.*\.s\.PGSQL/,
    passes: true,
    says: (url) => `nothing answers at ${placeOf(url)}: is PostgreSQL running there, and is the port right?`,
  },
  {
    when: /^(ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ECONNRESET|EPIPE)|timeout|terminated/i,
    passes: true,
    says: (url, detail) =>
      `${placeOf(url)} gives no answer (${detail}): are the host, the port and the firewall right?`,
  },
  { when: /^EAI_AGAIN/, passes: true, says: (url) => `the name server does not say where ${placeOf(url)} is.` },
  { when: /^ENOTFOUND/, says: (url) => `the name of the host in ${placeOf(url)} is not known: is it written right?` },
  {
    when: /^57P0/,
    passes: true,
    says: (url, detail) => `the server at ${placeOf(url)} is starting or stopping (${detail}).`,
  },
  {
    when: /^53[34]00/,
    passes: true,
    says: (url) =>
      `the server at ${placeOf(url)} has no connection left: raise its max_connections or lower DATABASE_POOL.`,
  },
  {
    when: /^25006/,
    passes: true,
    says: (url) => `no server at ${placeOf(url)} takes writes: the address must lead to the primary.`,
  },
  {
    when: /^53100/,
    says: (url) => `the disk of the server at ${placeOf(url)} is full: make room there, then start again.`,
  },
  {
    when: /^28P01|SASL authentication failed/,
    part: 'PGPASSWORD',
    says: (url) =>
      `the server at ${placeOf(url)} refuses the user ${userOf(url)}: the password is wrong, or there is no such user.`,
  },
  {
    when: /password must be a/,
    part: 'PGPASSWORD',
    says: (url) => `the server at ${placeOf(url)} asks for a password and none was given: set one, or PGPASSWORD.`,
  },
  {
    when: /^28000/,
    part: 'PGUSER',
    says: (url, detail) => `the server at ${placeOf(url)} does not let the user ${userOf(url)} in (${detail}).`,
  },
  {
    when: /^3D000|no such database/,
    part: 'PGDATABASE',
    says: (url) => `there is no database ${databaseNameOf(url)} at ${placeOf(url)}: create it, or name another.`,
  },
  {
    when: /does not support SSL|establishing an SSL/,
    says: (url) =>
      `asks for TLS, and the server at ${placeOf(url)} does not offer it: switch it on there, or set sslmode=disable.`,
  },
  {
    when: /^(ERR_TLS|ERR_SSL|CERT_|SELF_SIGNED|DEPTH_ZERO|UNABLE_TO|HOSTNAME_)|certificate/,
    says: (url, detail) =>
      `the certificate of the server at ${placeOf(url)} is not trusted (${detail}): name its authority with sslrootcert.`,
  },
  {
    when: /^ENOENT|^EACCES/,
    says: (_url, detail) => `names a file that cannot be read (${detail}).`,
  },
  {
    when: /unsupported startup parameter/,
    says: () =>
      `leads to a connection pooler that refuses the options of a connection: see "Through PgBouncer" in docs/operations.md.`,
  },
  {
    when: /^42501/,
    part: 'PGUSER',
    says: (url, detail) =>
      `the user ${userOf(url)} may not do what the start needs (${detail}): it has to own the database.`,
  },
];

/**
 * Converts the failure to one sentence when the operator can repair it; any other failure is a bug and keeps its stack.
 */
export function databaseFailure(error: unknown, databaseUrl: string): unknown {
  const row = error instanceof StartRefused ? undefined : rowFor(error);
  if (!row) return error;
  const detail = (error as Error).message.replaceAll(/\s+/g, ' ');
  const variable = isInParts(databaseUrl) ? (row.part ?? 'PGHOST') : 'DATABASE_URL';
  return new StartRefused(`${variable}: ${row.says(databaseUrl, detail)}`, { cause: error });
}

/** Whether the cause of the failure may only be that the database is not running yet. */
export const mayPass = (error: unknown): boolean => rowFor(error)?.passes === true;

function rowFor(error: unknown): Row | undefined {
  const text = error instanceof Error ? `${codeOf(error) ?? ''} ${error.message}`.trim() : '';
  return rows.find(({ when }) => when.test(text));
}
