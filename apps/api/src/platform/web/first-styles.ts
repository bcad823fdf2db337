import { readFileSync } from 'node:fs';
import path from 'node:path';

// The largest number of characters of styles that are inlined. Only dashboards have more, and load their style sheets
// separately.
const most = 64 * 1024;
const place = /<style><\/style>/;
const sheet = /<link\b[^>]*\brel="stylesheet"[^>]*\bhref="(\/assets\/[\w.-]+\.css)#?"[^>]*(?=\/>)/g;

/**
 * Inlines a page's styles into the empty style element of its head, so that the page is painted as soon as the HTML has
 * arrived, and not after ten more requests. The links to the style sheets stay, because React looks for them, but they
 * get `media="print"`.
 */
export function firstStyles(client: string, nonce: string): (html: string) => string {
  const read = new Map<string, string>();
  const textOf = (href: string) => {
    const known = read.get(href);
    if (known !== undefined) return known;
    const text = readFileSync(path.join(client, href), 'utf8').trim();
    read.set(href, text);
    return text;
  };
  return (html) => {
    const texts = [...html.matchAll(sheet)].map(([, href]) => textOf(href!));
    const styles = texts.join('\n');
    const first = styles.length <= most;
    return (first ? html.replace(sheet, '$& media="print"') : html).replace(
      place,
      // the security policy requires the nonce even on an empty style element
      () => `<style nonce="${nonce}">${first ? styles : ''}</style>`,
    );
  };
}
