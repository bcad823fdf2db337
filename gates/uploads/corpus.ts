import type { Random } from '../random.ts';
import type { Case } from './case.ts';
import { bombs, sizes } from './sizes.ts';
import { damaged, floods } from './damage.ts';
import { strangelyNamed } from './names.ts';
import { drawn, realPictures } from './real-pictures.ts';
import { papers, spoofs } from './spoofs.ts';
import { polyglots, svgs } from './polyglots.ts';
import { tables } from './tables.ts';

/** Generates all files; random damage depends on the seed. */
export async function corpus(random: Random): Promise<Case[]> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const one = drawn(120, 80).composite([
    { input: { create: { width: 60, height: 40, channels: 3, background: '#1d5b3e', noise } } },
  ]);
  const [png, jpeg, gif, webp] = await Promise.all(
    (['png', 'jpeg', 'gif', 'webp'] as const).map((kind) => one.clone().toFormat(kind).toBuffer()),
  );
  const real = { png: png!, jpeg: jpeg!, gif: gif!, webp: webp! };
  return [
    ...(await realPictures()),
    ...strangelyNamed(real.png),
    ...papers(),
    ...spoofs(real),
    ...svgs(),
    ...polyglots(real),
    ...damaged(real, random),
    ...floods(real),
    ...bombs(),
    ...sizes(real),
    ...tables(),
  ];
}
