/**
 * A URL of this site from a path and a query string. The path may come from outside and begin with several slashes or
 * backslashes, which a browser would resolve to another site: they are replaced by one slash.
 */
export function addressOf(pathname: string, query: URLSearchParams | string = ''): string {
  const text = query.toString().replace(/^\?/, '');
  return ownPath(pathname) + (text && `?${text}`);
}

const ownPath = (pathname: string) => pathname.replace(/^[\\/]*/, '/');

/** Whether an object has this key itself; inherited ones such as `__proto__`, which a URL may name, do not count. */
export const isKeyOf = <T extends object>(
  table: T,
  name: string | null | undefined,
): name is Extract<keyof T, string> => name !== null && name !== undefined && Object.hasOwn(table, name);
