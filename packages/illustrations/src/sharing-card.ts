import sharp from 'sharp';
import { bandPattern, ink, logo } from './brand.ts';
import { letter } from './letter-shapes.ts';

export const cardSize = { width: 1_200, height: 630 };
const band = 36;
const left = 72;
const top = 164;
const measure = 612;
const portrait = { x: 756, y: 105, side: 384 };
const side = { x: 750, width: 450, height: cardSize.height - band };

export interface SharingCard {
  title: string;
  /** The lines below the title, such as the speciality and the place. */
  lines: string[];
  /** SVG or any bitmap format. */
  picture: Buffer;
  /** The picture beside the text: a portrait gets a frame, and a cover fills the right side. */
  frame: 'portrait' | 'cover';
}

/**
 * Draws the picture that other sites show for a shared link: a PNG of 1200 by 630 pixels. `fonts` is the folder that
 * contains Roboto-Regular.ttf and Roboto-Bold.ttf.
 */
export async function drawSharingCard({ title, lines, picture, frame }: SharingCard, fonts: string): Promise<Buffer> {
  const heading = await letter({
    text: title,
    face: 'bold',
    fonts,
    colour: ink.text,
    sizes: [72, 62, 54, 46, 40, 34],
    width: measure,
    height: 260,
  });
  let y = top + heading.height + 30;
  const below = [];
  for (const text of lines) {
    const line = await letter({
      text,
      face: 'regular',
      fonts,
      colour: ink.second,
      sizes: [34, 30, 26],
      width: measure,
      height: 76,
    });
    below.push({ input: line.png, left, top: y });
    y += line.height + 16;
  }
  return sharp(Buffer.from(ground()))
    .composite([
      frame === 'portrait'
        ? { input: await framed(picture, portrait.side, portrait.side, 96), left: portrait.x, top: portrait.y }
        : { input: await framed(picture, side.width, side.height, 0), left: side.x, top: 0 },
      { input: heading.png, left, top },
      ...below,
    ])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

function ground(): string {
  const { width, height } = cardSize;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${bandPattern(band)}</defs>` +
    `<path fill="${ink.mist}" d="M0 0h${width}v${height}H0z"/>` +
    '<path fill="#dde7d8" d="M0 566C150 520 320 500 480 536s240 30 380-4 220-30 340 2v96H0z"/>' +
    '<path fill="#c3d6bf" d="M0 592c190-34 360-26 560 0s420 12 640-22v60H0z"/>' +
    `<g transform="translate(${left} 52) scale(1.25)">${logo}</g>` +
    `<g transform="translate(0 ${height - band})"><path fill="url(#band)" d="M0 0h${width}v${band}H0z"/></g></svg>`
  );
}

async function framed(picture: Buffer, width: number, height: number, radius: number): Promise<Buffer> {
  const cut = `<svg width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${radius}"/></svg>`;
  return sharp(picture, { density: 240 })
    .resize(width, height, { fit: 'cover' })
    .composite([{ input: Buffer.from(cut), blend: 'dest-in' }])
    .png()
    .toBuffer();
}
