import { a4, ink, margin } from './ink.ts';

const lid = 'M16 1.5 L29.2 15.4 L22.6 12.2 L16 17.4 L9.4 12.2 L2.8 15.4 Z';
const bowl =
  'M2.8 19.6 L9.4 16.4 L16 21.6 L22.6 16.4 L29.2 19.6 C28.4 26.4 23.4 30.5 16 30.5 C8.6 30.5 3.6 26.4 2.8 19.6 Z';
const letters =
  'M5 16V40M38.8 16V29.4C38.8 34.5 41.5 37.2 45.7 37.2S53.2 34.2 53.2 29.2V16M53.2 16V40M63.6 40V16' +
  'M63.6 28.6C63.6 22 67 18.9 73 18.9M81.6 16V40M92 40V16M92 28.6C92 22 95.4 18.9 101.4 18.9';
const letterV = 'M12 16h6.3L22.5 31.6 26.7 16H33L25.7 40H19.3Z';
const dots = 'M5 1.6 10 6.6 5 11.6 0 6.6ZM81.6 1.6 86.6 6.6 81.6 11.6 76.6 6.6Z';

type Doc = PDFKit.PDFDocument;

/** Draws the logo's basket, scaled from 32 units to the width `size`. */
export function drawMark(doc: Doc, x: number, y: number, size: number): void {
  doc
    .save()
    .translate(x, y)
    .scale(size / 32);
  doc.path(lid).fill(ink.clay).path(bowl).fill(ink.tea).restore();
}

/** Draws the letterhead of the first page: the woven band across the page, and the logo below it. */
export function drawLetterhead(doc: Doc): void {
  drawBand(doc);
  drawLogo(doc, margin.side, 36);
}

const logoWidth = 108;

/**
 * Draws the logo, which is the basket and the name; its own size of 186 by 48 units is scaled to `logoWidth` points.
 */
function drawLogo(doc: Doc, x: number, y: number): void {
  const scale = logoWidth / 186;
  drawMark(doc, x, y + 2 * scale, 44 * scale);
  doc.save().translate(x, y).scale(scale).translate(57, 1).lineWidth(5.8);
  doc.path(letters).stroke(ink.text).circle(116.4, 28, 9.4).stroke(ink.text);
  doc.path(letterV).fill(ink.text).path(dots).fill(ink.clay).restore();
}

const bandHeight = 13;

function drawBand(doc: Doc): void {
  const scale = bandHeight / 32;
  doc.rect(0, 0, a4.width, bandHeight).fill(ink.soot);
  doc.save().scale(scale);
  for (let x = 0; x * scale < a4.width; x += 64) {
    doc.save().translate(x, 0);
    doc.path('M0 16 16 0h6L6 16 22 32h-6ZM64 16 48 0h-6L58 16 42 32h6Z').fill(ink.kaolin);
    doc.path('M32 2 46 16 32 30 18 16Z').fill(ink.clay).path('M32 9 39 16 32 23 25 16Z').fill(ink.kaolin);
    doc.path('M26 0h12l-6 6ZM26 32h12l-6-6Z').fill(ink.ochre).restore();
  }
  doc.restore();
}

/** Draws a rhombus, the bullet of a list and of a title. */
export function drawRhombus(doc: Doc, x: number, middle: number, size: number, colour: string): void {
  const half = size / 2;
  doc.polygon([x, middle], [x + half, middle - half], [x + size, middle], [x + half, middle + half]).fill(colour);
}
