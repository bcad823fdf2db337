/**
 * The address of a page as a path of this site: one leading slash, no backslash. In a link, `//elsewhere/x` and
 * `/\elsewhere` mean another site, and a page builds links from its own address.
 */
export function ownAddress(url: string): string {
  const { pathname, search } = new URL(`http://pages${url}`);
  return pathname.replace(/^\/+/, '/') + search;
}

/** Whether a page may be rendered at this address unchanged. Parsers take `/.//elsewhere` for `//elsewhere`. */
export const isOwnAddress = (url: string): boolean =>
  !url.split('?', 1)[0]!.includes('\\') && !new URL(`http://pages${url}`).pathname.startsWith('//');

/** Encodes an address again for a header, which may contain only visible ASCII. */
export const asHeader = (address: string): string =>
  address.toWellFormed().replaceAll(/[^\x21-\x7e]/gu, encodeURIComponent);
