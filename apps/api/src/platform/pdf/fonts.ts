import { readFileSync } from 'node:fs';
import PDFDocument from 'pdfkit';

type Doc = PDFKit.PDFDocument;
export type Weight = 'regular' | 'bold';

/** The font files: the two product fonts first, then one font for each other script, in regular weight only. */
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
 * The printable ASCII characters, whose glyphs also occur in other letters: `·` contains the glyph of `.`. A face
 * remembers the letter for which it first used a glyph. If it first used the glyph for a part of another letter, the
 * glyph would belong to no letter, and text that is copied from the PDF would lack it.
 */
const simple = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index));

/** Opens a font when one of its letters is printed for the first time, because most documents need only two fonts. */
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
  // pdfkit also accepts a parsed font, although its types do not allow this
  if (!registered[name]) doc.registerFont(name, open(name) as unknown as Buffer);
  return doc.font(name, size);
}

/** The heights of a font above and below the base line, in points. */
export function heightsOf(name: string, size: number): { ascent: number; descent: number } {
  const { ascent, descent, unitsPerEm } = open(name);
  return { ascent: (ascent * size) / unitsPerEm, descent: (-descent * size) / unitsPerEm };
}

// matches joiners and variation selectors, which are invisible and need no glyph
const silent = /\p{Default_Ignorable_Code_Point}/u;
/** Printed in place of a letter that no font has. */
export const missingLetter = '\u25a1';

/**
 * The name of the font that has every character of this letter, which may consist of several code points; null when no
 * font has all of them.
 */
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
