import { afterAll, beforeEach, expect, test, vi } from 'vitest';

const script = 'https://ivuriro.test/assets/page.js';
const picture = 'https://ivuriro.test/art/heart.svg';
const full = () => Promise.reject(new DOMException('The storage is full', 'QuotaExceededError'));
const warn = vi.spyOn(console, 'warn');
const open = vi.fn(async () => cache);

let cache: ReturnType<typeof anEmptyCache>;
let worker: EventTarget;
beforeEach(async () => {
  cache = anEmptyCache();
  worker = new EventTarget();
  vi.stubGlobal('version', 'one');
  vi.stubGlobal('location', { origin: 'https://ivuriro.test' });
  vi.stubGlobal('caches', { open });
  vi.stubGlobal(
    'fetch',
    vi.fn(async ({ url }: Request) => new Response(`sent: ${url}`)),
  );
  vi.stubGlobal('addEventListener', worker.addEventListener.bind(worker));
  open.mockReset();
  warn.mockReset().mockReturnValue();
  vi.resetModules();
  await import('./service-worker.ts');
});

// removes the globals of this test, so that other test files do not see them
afterAll(() => void vi.unstubAllGlobals());

test('the service worker caches a file, so that it fetches the file from the network only once', async () => {
  for (const url of [script, picture, script, picture]) expect(await ask(url)).toBe(`sent: ${url}`);
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('the service worker answers with a file when the cache is full, and warns once', async () => {
  cache.put = full;
  for (const url of [script, picture, script]) expect(await ask(url)).toBe(`sent: ${url}`);
  expect(warn).toHaveBeenCalledTimes(1);
});

test('the service worker answers with a file on a device without storage, and warns once', async () => {
  open.mockImplementation(full);
  for (const url of [script, picture, script]) expect(await ask(url)).toBe(`sent: ${url}`);
  expect(warn).toHaveBeenCalledTimes(1);
});

test('the service worker answers before the file is cached', async () => {
  let written = () => {};
  cache.put = () => new Promise<void>((resolve) => (written = resolve));
  const { answer, lasting } = send(script);
  expect(await (await answer).text()).toBe(`sent: ${script}`);
  await vi.waitFor(() => expect(lasting).toHaveLength(1));
  written();
  await lasting[0];
});

test('a request that fails in the service worker fails in the same way as it would without a service worker', async () => {
  vi.mocked(fetch).mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(send(script).answer).rejects.toThrow('Failed to fetch');
});

test('the service worker passes on an error response of the server and does not cache it', async () => {
  vi.mocked(fetch).mockResolvedValueOnce(new Response('gone', { status: 404 }));
  expect(await ask(script)).toBe('gone');
  expect(await ask(script)).toBe(`sent: ${script}`);
});

/** The text of the answer, once the promises passed to `waitUntil` have settled. */
async function ask(url: string): Promise<string> {
  const { answer, lasting } = send(url);
  const text = await (await answer).text();
  await Promise.all(lasting);
  return text;
}

function send(url: string) {
  let answer = Promise.reject<Response>(new Error('The worker did not answer'));
  answer.catch(() => undefined);
  const lasting: Promise<unknown>[] = [];
  worker.dispatchEvent(
    Object.assign(new Event('fetch'), {
      request: new Request(url),
      respondWith: (given: Promise<Response>) => void (answer = given),
      waitUntil: (work: Promise<unknown>) => void lasting.push(work),
    }),
  );
  return { answer, lasting };
}

function anEmptyCache() {
  const kept = new Map<string, Response>();
  return {
    match: async ({ url }: Request) => kept.get(url)?.clone(),
    put: async ({ url }: Request, answer: Response): Promise<void> => void kept.set(url, answer),
    keys: async () => [...kept.keys()],
    delete: async (url: string) => kept.delete(url),
  };
}
