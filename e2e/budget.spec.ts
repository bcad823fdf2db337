import { address } from './steps/address.ts';
import { told } from './steps/api.ts';
import { expect, test } from './steps/test.ts';

const kB = 1000;

for (const name of ['the start', 'the doctors', 'a doctor'])
  test(`${name}: the first view and its JavaScript stay small, and nothing of the dashboards comes along`, async ({
    page,
  }) => {
    const weights = { document: 0, stylesheet: 0, script: 0 };
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const kinds = new Map<string, string>();
    session.on('Network.responseReceived', ({ requestId, type }) => {
      kinds.set(requestId, type.toLowerCase());
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId) as keyof typeof weights;
      if (kind in weights) weights[kind] += encodedDataLength;
    });
    await page.goto(await pathOf(name), { waitUntil: 'networkidle' });
    expect(weights.document + weights.stylesheet).toBeGreaterThan(5 * kB);
    expect(weights.document + weights.stylesheet, 'HTML and CSS').toBeLessThanOrEqual(60 * kB);
    expect(weights.script).toBeGreaterThan(50 * kB);
    expect(weights.script, 'JavaScript').toBeLessThanOrEqual(115 * kB);

    const html = await (await fetch(`${address}${await pathOf(name)}`)).text();
    const named = new Set(html.match(/\/assets\/[\w.-]+\.(?:css|js)/g));
    expect(named.size).toBeGreaterThan(5);
    for (const file of named)
      expect(await (await fetch(address + file)).text(), `${file} belongs to the dashboards`).not.toContain(
        '--mantine-',
      );
  });

async function pathOf(name: string): Promise<string> {
  if (name === 'the start') return '/';
  if (name === 'the doctors') return '/doctors';
  const { data } = await told('GET /doctors?per_page=1');
  return `/doctors/view/${data[0].id}`;
}
