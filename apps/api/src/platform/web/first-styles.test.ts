import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { firstStyles } from './first-styles.ts';

const client = mkdtempSync(path.join(tmpdir(), 'ivuriro-styles-'));
mkdirSync(path.join(client, 'assets'));
writeFileSync(path.join(client, 'assets/a-1.css'), '.a{color:red}\n');
writeFileSync(path.join(client, 'assets/b-2.css'), `.b{content:'$&'}`);
writeFileSync(path.join(client, 'assets/huge-3.css'), '.c{}'.repeat(20_000));
const styled = firstStyles(client, 'N');
const page = (...names: string[]) =>
  `<html><head>${names.map((name) => `<link nonce="N" rel="stylesheet" href="/assets/${name}"/>`).join('')}<style></style></head><body></body></html>`;

describe('the inlined styles of a page', () => {
  it('the styles of a page are in its head, in the order of their links, and the links no longer block rendering', () => {
    expect(styled(page('a-1.css#', 'b-2.css'))).toBe(
      '<html><head><link nonce="N" rel="stylesheet" href="/assets/a-1.css#" media="print"/>' +
        '<link nonce="N" rel="stylesheet" href="/assets/b-2.css" media="print"/>' +
        `<style nonce="N">.a{color:red}\n.b{content:'$&'}</style></head><body></body></html>`,
    );
  });
  it('a page without styles, or with styles that are too large to inline, is unchanged', () => {
    const named = (html: string) => html.replace('<style>', '<style nonce="N">');
    expect(styled(page())).toBe(named(page()));
    expect(styled(page('a-1.css', 'huge-3.css'))).toBe(named(page('a-1.css', 'huge-3.css')));
  });
});
