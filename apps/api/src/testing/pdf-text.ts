import { inflateSync } from 'node:zlib';

/**
 * The text of each page of a PDF of the product. The glyph numbers in the file are mapped back to letters by its
 * ToUnicode maps.
 */
export function pdfPages(pdf: Buffer): string[] {
  const objects = readObjects(pdf);
  const maps = fontMaps(objects);
  return [...objects.values()]
    .filter(({ head }) => /\/Type \/Page\b/.test(head))
    .map(({ head }) => textOf(objects.get(refIn(head, 'Contents')!)!.stream!.toString('latin1'), maps));
}

interface PdfObject {
  head: string;
  stream: Buffer | undefined;
}

function readObjects(pdf: Buffer): Map<string, PdfObject> {
  const objects = new Map<string, PdfObject>();
  const source = pdf.toString('latin1');
  for (const match of source.matchAll(/(?<=^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [, number, body] = match as unknown as [string, string, string];
    const [head, raw] = body.split(/\nstream\n/, 2) as [string, string | undefined];
    const bytes = raw && Buffer.from(raw.replace(/\nendstream$/, ''), 'latin1');
    const stream = bytes && /FlateDecode/.test(head) ? inflateSync(bytes) : bytes || undefined;
    objects.set(number, { head, stream });
  }
  return objects;
}

const refIn = (head: string, name: string) => new RegExp(`/${name} (\\d+) 0 R`).exec(head)?.[1];

/** For the name of each font, such as `/F1`, its letters by glyph number. */
function fontMaps(objects: Map<string, PdfObject>): Map<string, string[]> {
  const maps = new Map<string, string[]>();
  for (const { head } of objects.values())
    for (const [, name, number] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = refIn(objects.get(number!)!.head, 'ToUnicode');
      const lines = map
        ? objects
            .get(map)!
            .stream!.toString('latin1')
            .matchAll(/\[([^\]]*)\]/g)
        : [];
      maps.set(
        name!,
        [...lines].flatMap(([, row]) => [...row!.matchAll(/<([0-9a-f ]+)>/gi)].map(([, hex]) => utf16(hex!))),
      );
    }
  return maps;
}
const utf16 = (hex: string) => Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le');

/** The text of a page, with one line for each piece of text that the page draws. */
function textOf(content: string, maps: Map<string, string[]>): string {
  let letters: string[] = [];
  const lines: string[] = [];
  for (const [, font, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[((?:[^\]])*)\] TJ/g)) {
    if (font) letters = maps.get(font) ?? [];
    else
      lines.push(
        [...shown!.matchAll(/<([0-9a-f]+)>/gi)]
          .flatMap(([, hex]) => hex!.match(/.{4}/g)!.map((glyph) => letters[Number.parseInt(glyph, 16)] ?? '?'))
          .join(''),
      );
  }
  return lines.join('\n');
}
