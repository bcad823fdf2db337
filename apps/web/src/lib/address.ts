/**
 * An address of this site from a path and its query. A path that the browser was led to may begin with more than one slash
 * (or backslash): in a link that would be another site, so it begins with one.
 */
export function addressOf(pathname: string, query: URLSearchParams | string = ''): string {
  const text = query.toString().replace(/^\?/, '');
  return ownPath(pathname) + (text && `?${text}`);
}

const ownPath = (pathname: string) => pathname.replace(/^[\\/]*/, '/');

/** Whether a table has an entry of its own under a name that came from outside: `__proto__` is none. */
export const isKeyOf = <T extends object>(
  table: T,
  name: string | null | undefined,
): name is Extract<keyof T, string> => name !== null && name !== undefined && Object.hasOwn(table, name);
