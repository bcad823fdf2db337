import { readFileSync } from 'node:fs';
import PDFDocument from 'pdfkit';

type Doc = PDFKit.PDFDocument;
export type Weight = 'regular' | 'bold';

/** The two product fonts first, then one font for each other script, in regular weight only. */
const files = {
  regular: 'Roboto-Regular',
  bold: 'Roboto-Bold',
  ...Object.fromEntries(
    `NotoSans NotoSansArabic NotoSansEthiopic NotoSansDevanagari NotoSansHebrew NotoSansThai NotoSansBengali
    NotoSansGujarati NotoSansGurmukhi NotoSansTamil NotoSansTelugu NotoSansKannada NotoSansMalayalam NotoSansSinhala
    NotoSansKhmer NotoSansLao NotoSansMyanmar NotoSansGeorgian NotoSansArmenian NotoSansNKo NotoSansTifinagh
    NotoSansSymbols NotoSansSymbols2`
      .split(/\s+/)
      .map((name) => [name, `${name}-Regular`]),
  ),
  DroidSansFallback: 'DroidSansFallbackFull',
};
const others = Object.keys(files).slice(2);

/** A font file as pdfkit has parsed it. All documents share it, because reading its tables takes long. */
interface Face {
  unitsPerEm: number;
  ascent: number;
  descent: number;
  hasGlyphForCodePoint(code: number): boolean;
  glyphsForString(text: string): unknown;
}
const opened = new Map<string, Face>();

/**
 * Letters that others are composed of: `·` of `.`. A face remembers for which letter it has drawn a glyph first; drawn as
 * a part of another one, it would belong to none, and a text that is copied from the PDF would lose it.
 */
const simple = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index));

/** Opens a font when its first letter is printed, because most documents need only two fonts. */
function open(name: string): Face {
  let face = opened.get(name);
  if (!face) {
    const file = files[name as keyof typeof files];
    const bytes = readFileSync(new URL(`../../../assets/fonts/${file}.ttf`, import.meta.url));
    const probe = new PDFDocument({ autoFirstPage: false }).font(bytes) as unknown as { _font: { font: Face } };
    face = probe._font.font;
    face.glyphsForString(simple);
    opened.set(name, face);
  }
  return face;
}

export function useFont(doc: Doc, name: string, size: number): Doc {
  const registered = (doc as unknown as { _registeredFonts: Record<string, unknown> })._registeredFonts;
  // pdfkit takes a parsed font too, which its types do not say
  if (!registered[name]) doc.registerFont(name, open(name) as unknown as Buffer);
  return doc.font(name, size);
}

/** The height above and below the base line, in points. */
export function heightsOf(name: string, size: number): { ascent: number; descent: number } {
  const { ascent, descent, unitsPerEm } = open(name);
  return { ascent: (ascent * size) / unitsPerEm, descent: (-descent * size) / unitsPerEm };
}

// joiners and variation selectors are invisible
const silent = /\p{Default_Ignorable_Code_Point}/u;
/** Printed in place of a letter that no font has. */
export const missingLetter = '\u25a1';

/** The font that has every character of this letter, which may be several code points; null when none has. */
export function fontOf(letter: string, weight: Weight): string | null {
  const known = chosen.get(weight + letter);
  if (known !== undefined) return known;
  const codes = Array.from(letter)
    .filter((sign) => !silent.test(sign))
    .map((sign) => sign.codePointAt(0)!);
  const has = (name: string) => codes.every((code) => open(name).hasGlyphForCodePoint(code));
  const name = [weight, ...others].find(has) ?? null;
  if (chosen.size < 20_000) chosen.set(weight + letter, name);
  return name;
}
const chosen = new Map<string, string | null>();
