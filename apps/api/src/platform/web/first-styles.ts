import { readFileSync } from 'node:fs';
import path from 'node:path';

// What is more than this is a dashboard's, where the styles are worth their own requests.
const most = 64 * 1024;
const place = /<style><\/style>/;
const sheet = /<link\b[^>]*\brel="stylesheet"[^>]*\bhref="(\/assets\/[\w.-]+\.css)#?"[^>]*(?=\/>)/g;

/**
 * Puts a page's styles into the empty element of its head, so that it is painted when the HTML has arrived and not after ten more requests.
 * The links stay, for React to find, but apply to nothing that is shown.
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
      // it carries the nonce in any case: the policy asks it of an empty one too
      () => `<style nonce="${nonce}">${first ? styles : ''}</style>`,
    );
  };
}
