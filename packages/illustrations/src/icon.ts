import sharp from 'sharp';
import { ink, mark } from './brand.ts';

/**
 * The kind of icon: a tile has rounded corners; a maskable icon fills the square, with the logo inside the area that no
 * platform cuts off.
 */
export type IconShape = 'tile' | 'maskable';

/** Draws the product's icon as a square PNG of `size` pixels. */
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
