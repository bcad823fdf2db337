import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { looksLikeSvg, safeName } from './attachment-kinds.ts';

/**
 * Stops code that runs longer than ten seconds, so that a test of a slow regular expression fails instead of hanging.
 */
const soon = <T>(act: () => T): T => runInNewContext('act()', { act }, { timeout: 10_000 });
const isSvg = (text: string) => soon(() => looksLikeSvg(Buffer.from(text)));

describe('recognising an SVG file', () => {
  it.each([
    '<svg>',
    '<svg:svg />',
    '\uFEFF <?xml version="1.0"?>\n<!-- a --><!-- b -->\n<SVG onload="x">',
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x"><svg>',
    '<!DOCTYPE svg [<!ENTITY a "[]"><!ENTITY b "c"> ] >\n<svg>',
    `${'<!---->'.repeat(5)}<svg>`,
  ])('recognises an SVG that begins with %j', (text) => expect(isSvg(text)).toBe(true));

  it.each(['', 'svg', '<svgs>', 'a<svg>', '<!-- <svg> -->', '<html><svg>'])(
    'does not take a file that begins with %j for an SVG',
    (text) => expect(isSvg(text)).toBe(false),
  );

  it.each(['<!---->', '<!-- -->', ' ', '\uFEFF', '<?xml?>', '<!DOCTYPE a>', '<!DOCTYPE a[]>', '<!DOCTYPE a[', '<!--'])(
    'checking whether a long file of repeated %j is an SVG takes little time',
    (piece) => expect(isSvg(`${piece.repeat(4_000 / piece.length)}x`)).toBe(false),
  );
});

it.each([
  [`a${' .'.repeat(400_000)}b.png`, /^a[ .]{115}\.png$/],
  [`${' .'.repeat(400_000)}b.png`, /^b\.png$/],
  [`b.png${' .'.repeat(400_000)}`, /^b\.png$/],
])('shortening a file name of 800,000 blanks and dots takes little time', (sent, kept) =>
  expect(soon(() => safeName(sent))).toMatch(kept),
);
