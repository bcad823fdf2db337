/**
 * Returns the path and query of a page's URL, with one leading slash and without backslashes. In a link,
 * `//elsewhere/x` and `/\elsewhere` lead to another site, and a page builds links from its own URL.
 */
export function ownAddress(url: string): string {
  const { pathname, search } = new URL(`http://pages${url}`);
  return pathname.replace(/^\/+/, '/') + search;
}

/**
 * Whether a page may be rendered at this URL path without a redirect. URL parsers read `/.//elsewhere` as
 * `//elsewhere`, which leads to another site.
 */
export const isOwnAddress = (url: string): boolean =>
  !url.split('?', 1)[0]!.includes('\\') && !new URL(`http://pages${url}`).pathname.startsWith('//');

/** Percent-encodes a URL for a header, which may contain only visible ASCII. */
export const asHeader = (address: string): string =>
  address.toWellFormed().replaceAll(/[^\x21-\x7e]/gu, encodeURIComponent);
