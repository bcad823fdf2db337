import path from 'node:path';
import sharp from 'sharp';
import { escaped } from './tidy.ts';

const faces = {
  bold: { file: 'Roboto-Bold.ttf', font: 'Roboto Bold' },
  regular: { file: 'Roboto-Regular.ttf', font: 'Roboto' },
};

export interface Lettering {
  text: string;
  face: keyof typeof faces;
  /** The path of the folder with the font files. */
  fonts: string;
  colour: string;
  /** Font sizes in pixels, from the largest to the smallest; the first size in which the text fits is used. */
  sizes: number[];
  width: number;
  height: number;
}
export interface Lettered {
  png: Buffer;
  width: number;
  height: number;
}

/** Draws text so that it fits into its frame: tries smaller font sizes first, and then fewer words. */
export async function letter({ text, sizes, ...frame }: Lettering): Promise<Lettered> {
  const whole = text.replace(/[^\P{C}\u200d]|\s+/gu, ' ').trim();
  for (const size of sizes) {
    const drawn = await draw(whole, size, frame);
    if (fits(drawn, frame)) return drawn;
  }
  const least = sizes.at(-1)!;
  for (let words = whole.split(' ').slice(0, 60); ; words = words.slice(0, -1)) {
    const kept = words.length > 1 ? words.join(' ') : whole.slice(0, 24);
    const drawn = await draw(`${kept}…`, least, frame);
    if (fits(drawn, frame) || words.length <= 1) return drawn;
  }
}

const fits = (drawn: Lettered, frame: { width: number; height: number }) =>
  drawn.width <= frame.width && drawn.height <= frame.height;

async function draw(text: string, size: number, frame: Pick<Lettering, 'face' | 'fonts' | 'colour' | 'width'>) {
  const { file, font } = faces[frame.face];
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${frame.colour}">${escaped(text) || '–'}</span>`,
      fontfile: path.join(frame.fonts, file),
      font: `${font} ${size}`,
      dpi: 72,
      width: frame.width,
      wrap: 'word-char',
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { png: data, width: info.width, height: info.height };
}
