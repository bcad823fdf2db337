import { measure } from './lighthouse/measure.ts';
import { address } from './steps/address.ts';
import { entrances } from './steps/public-pages.ts';
import { expect, test } from './steps/test.ts';

/**
 * The test omits the category performance, which depends on the machine; `npm run lighthouse` measures this category
 * too.
 */
test('Lighthouse rates the public pages as accessible, well built and visible to search engines', async () => {
  const pages = await entrances();
  const found = await measure(
    pages.map(({ path }) => address + path),
    ['accessibility', 'best-practices', 'seo'],
  );
  for (const [index, { scores, complaints }] of found.entries())
    for (const [category, score] of Object.entries(scores))
      expect.soft(score, `${pages[index]!.name}, ${category}: ${complaints.join('; ')}`).toBeGreaterThanOrEqual(98);
});
