import sharp from 'sharp';
import { ink, mark } from './brand.ts';

/** A tile has rounded corners of its own; what is maskable fills the square, its mark within the part that no mask cuts. */
export type IconShape = 'tile' | 'maskable';

/** The product's icon as PNG, square, in pixels. */
export function icon(size: number, shape: IconShape): Promise<Buffer> {
  const [radius, part] = shape === 'tile' ? [22, 0.72] : [0, 0.56];
  const scale = (100 * part) / 32;
  const inset = (100 - 32 * scale) / 2;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${size}" height="${size}">` +
    `<rect width="100" height="100" rx="${radius}" fill="${ink.mist}"/>` +
    `<g transform="translate(${inset} ${inset}) scale(${scale})">${mark}</g></svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
}
