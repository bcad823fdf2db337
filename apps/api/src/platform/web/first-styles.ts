import { readFileSync } from 'node:fs';
import path from 'node:path';

// What is more than this is a dashboard's, where the styles are worth their own requests.
const most = 64 * 1024;
const sheet = /<link\b[^>]*\brel="stylesheet"[^>]*\bhref="(\/assets\/[\w.-]+\.css)#?"[^>]*(?=\/>)/g;

/**
 * Puts a page's styles into its head, so that it is painted when the HTML has arrived and not after ten more requests.
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
    if (texts.length === 0 || styles.length > most) return html;
    const linked = html.replace(sheet, '$& media="print"');
    return linked.replace('</head>', () => `<style nonce="${nonce}">${styles}</style></head>`);
  };
}
