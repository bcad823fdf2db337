import { address } from './steps/address.ts';
import { everyPublicPage } from './steps/public-pages.ts';
import { expect, test } from './steps/test.ts';

type Thing = Record<string, unknown> & { '@type': string };

/** Collects the structured data of a page of each kind, without its breadcrumb. */
const kinds: Record<string, string[]> = {
  'The start': ['WebSite'],
  'A doctor': ['Physician', 'BreadcrumbList'],
  'A hospital': ['Hospital|MedicalClinic', 'BreadcrumbList'],
  'A laboratory': ['DiagnosticLab', 'BreadcrumbList'],
  'A pharmacy': ['Pharmacy', 'BreadcrumbList'],
  'A post': ['BlogPosting', 'BreadcrumbList'],
  'The page faq': ['FAQPage'],
};

test('every public page contains data for search engines and for shared links', async ({ page }) => {
  const titles = new Set<string>();
  for (const { name, path } of await everyPublicPage()) {
    const html = await (await fetch(address + path)).text();
    await page.setContent(html.replace(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, ''));
    const content = (selector: string) => page.locator(selector).getAttribute('content');
    const title = await page.title();
    expect(title, name).toMatch(/^.{4,} · Ivuriro$/);
    titles.add(title);
    expect((await content('meta[name=description]'))!.length, `${name}: description`).toBeGreaterThan(20);
    await expect(page.locator('link[rel=canonical]'), name).toHaveAttribute('href', address + path);
    expect(await content('meta[property="og:url"]'), name).toBe(address + path);
    expect(await content('meta[property="og:title"]'), name).not.toBe('');

    const picture = await content('meta[property="og:image"]');
    expect(await sizeOf(picture!), `${name}: ${picture}`).toEqual({ width: 1200, height: 630 });

    const things = (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
      (text) => JSON.parse(text) as Thing,
    );
    const expected = kinds[name] ?? (/^(The list|Its)/.test(name) ? ['BreadcrumbList'] : []);
    expect(things.length, `${name}: things`).toBe(expected.length);
    for (const [index, type] of expected.entries()) {
      expect(things[index]!['@context'], name).toBe('https://schema.org');
      expect(type.split('|'), name).toContain(things[index]!['@type']);
      for (const value of Object.values(things[index]!)) expect(value, name).not.toBeNull();
    }
    if (name === 'A doctor') expect(things[0], name).toMatchObject({ url: address + path, name: expect.any(String) });
    if (name === 'A post') expect(Date.parse(String(things[0]!.datePublished)), name).toBeGreaterThan(0);
    if (name === 'The start') expect(things[0]!.potentialAction, name).toMatchObject({ '@type': 'SearchAction' });
  }
  expect(titles.size, 'titles of their own').toBe((await everyPublicPage()).length);
});

test('the sitemap links to every kind of page', async () => {
  const read = async (at: string) =>
    [...(await (await fetch(at)).text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location]) => location!);
  const robots = await (await fetch(`${address}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${address}/sitemap.xml`);
  const files = await read(`${address}/sitemap.xml`);
  const pages = (await Promise.all(files.map(read))).flat();
  for (const { name, path } of await everyPublicPage()) expect(pages, name).toContain(address + path);
  for (const file of files) expect((await fetch((await read(file))[0]!)).status, file).toBe(200);
});

/** Reads width and height from the header of a PNG. */
async function sizeOf(picture: string): Promise<{ width: number; height: number }> {
  const answer = await fetch(picture);
  expect(answer.headers.get('content-type')).toBe('image/png');
  const bytes = new DataView(await answer.arrayBuffer());
  return { width: bytes.getUint32(16), height: bytes.getUint32(20) };
}
