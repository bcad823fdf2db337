/**
 * The address of a page as a path of our own: one leading slash, no backslash. `//elsewhere/x` and `/\elsewhere` mean
 * another site as soon as they stand in a link, and a page makes links from its own address.
 */
export function ownAddress(url: string): string {
  const { pathname, search } = new URL(`http://pages${url}`);
  return pathname.replace(/^\/+/, '/') + search;
}

/** Whether a page may be rendered at this address as it came. `/.//elsewhere` is `//elsewhere` to whoever parses it. */
export const isOwnAddress = (url: string): boolean =>
  !url.split('?', 1)[0]!.includes('\\') && !new URL(`http://pages${url}`).pathname.startsWith('//');

/** A header takes visible ASCII only; whatever an address was decoded to is encoded again. */
export const asHeader = (address: string): string =>
  address.toWellFormed().replaceAll(/[^\x21-\x7e]/gu, encodeURIComponent);
