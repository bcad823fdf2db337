/**
 * One server of the database URL, in the form that `pg` takes: a host name, an IP address, or the folder of a Unix
 * socket.
 */
export interface Server {
  host: string;
  port: number;
}

/** The environment variables with the location of the database: a URL, or the variables that `psql` also reads. */
interface AddressVariables {
  DATABASE_URL?: string | undefined;
  PGHOST?: string | undefined;
  PGPORT?: string | undefined;
  PGUSER?: string | undefined;
  PGPASSWORD?: string | undefined;
  PGDATABASE?: string | undefined;
}

const shape = /^(postgres(?:ql)?:\/\/)([^@/?#]*@)?([^/?#]*)(.*)$/;
const defaultPort = '5432';

/**
 * Builds one database URL from these variables; returns undefined when none is set. Several hosts are written as query
 * parameters, `?host=one,two&port=5432,5432`, a form that libpq reads too, because the part before the path can contain
 * only one host. The text of a thrown error begins with a verb ("must be an address such as …"), because the caller
 * puts the name of the variable before it.
 */
export function databaseAddress(v: AddressVariables): string | undefined {
  const given = v.DATABASE_URL ?? (v.PGHOST && 'postgres:///');
  if (!given) return undefined;
  const [, protocol, user = '', hosts = '', rest] = shape.exec(given) ?? [];
  const servers = hosts.split(',').map((one) => /^(\[.*\]|[^:]*)(?::(\d+))?$/.exec(one));
  const url = protocol && URL.parse(`${protocol}${user}${hosts.split(',')[0]}${rest}`);
  if (!url || servers.includes(null))
    throw new Error(
      'must be an address such as postgres://user:password@host:5432/database; in a password every sign but letters and digits has to be percent-encoded, or the password is given in PGPASSWORD',
    );
  const set = (name: string, value: string | undefined) => value && url.searchParams.set(name, value);
  if (servers.length > 1) {
    set('host', servers.map((one) => one![1]!.replace(/^\[|\]$/g, '')).join(','));
    set('port', servers.map((one) => one![2] ?? defaultPort).join(','));
  }
  if (!v.DATABASE_URL) {
    set('host', v.PGHOST);
  }
  if (!url.port && !url.searchParams.has('port')) set('port', v.PGPORT);
  if (!url.username) set('user', url.searchParams.get('user') ?? v.PGUSER);
  if (!url.password) set('password', url.searchParams.get('password') ?? v.PGPASSWORD);
  if (url.pathname.length <= 1 && v.PGDATABASE) url.pathname = `/${v.PGDATABASE}`;
  const session = url.searchParams.get('target_session_attrs') ?? 'read-write';
  if (!['read-write', 'primary'].includes(session))
    throw new Error('must have target_session_attrs=read-write or primary, because the product writes');
  // pg treats these three modes as verify-full, and warns because their names promise weaker checks
  if (/^(prefer|require|verify-ca)$/.test(url.searchParams.get('sslmode') ?? '')) set('sslmode', 'verify-full');
  return url.href;
}

/** The servers of the database URL, in its order. When the URL has a single port, this port applies to all servers. */
export function serversOf(address: string): Server[] {
  const { hostname, port, searchParams } = new URL(address);
  const hosts = (searchParams.get('host') ?? (decodeURIComponent(hostname) || 'localhost')).split(',');
  const ports = (searchParams.get('port') ?? (port || defaultPort)).split(',');
  return hosts.map((host, index) => ({
    host: host.replace(/^\[|\]$/g, ''),
    port: Number(ports[index] ?? ports[0]),
  }));
}

/** The hosts and ports of the database URL, for an error message without user and password. */
export const placeOf = (address: string): string =>
  serversOf(address)
    .map(({ host, port }) => (host.startsWith('/') ? host : `${host}:${port}`))
    .join(', ');

/** Whether the host is in the query of the URL and not before its path, as in a URL that was built from PGHOST. */
export const isInParts = (address: string): boolean => new URL(address).hostname === '';

export const databaseNameOf = (address: string): string => decodeURIComponent(new URL(address).pathname.slice(1));

export function userOf(address: string): string {
  const { username, searchParams } = new URL(address);
  return decodeURIComponent(username) || (searchParams.get('user') ?? process.env.PGUSER ?? process.env.USER ?? '');
}
