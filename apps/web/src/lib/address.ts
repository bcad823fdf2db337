/**
 * An address of this site from a path and a query. The path may come from outside and begin with several slashes or
 * backslashes, which a link would read as another site: it gets exactly one.
 */
export function addressOf(pathname: string, query: URLSearchParams | string = ''): string {
  const text = query.toString().replace(/^\?/, '');
  return ownPath(pathname) + (text && `?${text}`);
}

const ownPath = (pathname: string) => pathname.replace(/^[\\/]*/, '/');

/** Whether an object has this key itself; inherited ones such as `__proto__`, which an address may name, do not count. */
export const isKeyOf = <T extends object>(
  table: T,
  name: string | null | undefined,
): name is Extract<keyof T, string> => name !== null && name !== undefined && Object.hasOwn(table, name);
