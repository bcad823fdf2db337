import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loaded } from './lazy-component.ts';

const kept = new Map<string, string>();
const reload = vi.fn();
const product = vi.fn();

beforeEach(() => {
  kept.clear();
  reload.mockReset();
  product.mockReset().mockResolvedValue(new Response('ok'));
  vi.stubGlobal('fetch', product);
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('document', { querySelectorAll: () => [] });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const part = { default: 'a part' };
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const goneToo = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: another'));

it('a component that failed to load is loaded again when the connection is back', async () => {
  product.mockRejectedValue(new TypeError('Failed to fetch'));
  let asked = 0;
  const loading = loaded(() => (asked++ ? Promise.resolve(part) : gone()));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked, 'nobody is there to ask').toBe(1);
  product.mockResolvedValue(new Response('ok'));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await loading).toBe(part);
  expect(reload).not.toHaveBeenCalled();
});

it('the page is reloaded once for each component that no longer exists on the server; if it is still missing then, an error is reported', async () => {
  const settled = vi.fn();
  const tried = async (load: () => Promise<typeof part>) => {
    void loaded(load).then(settled, settled);
    await vi.advanceTimersByTimeAsync(1_000);
  };
  await tried(gone);
  await tried(goneToo);
  expect(reload).toHaveBeenCalledTimes(2);
  expect(settled).not.toHaveBeenCalled();
  await tried(gone);
  await tried(goneToo);
  expect(reload).toHaveBeenCalledTimes(2);
  expect(settled.mock.calls.map(([error]) => (error as Error).name)).toEqual(['PartGone', 'PartGone']);
});

it('the page works without an optional component that cannot be loaded', async () => {
  const otherwise = { default: 'nothing' };
  const loading = loaded(gone, () => otherwise);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await loading).toBe(otherwise);
  expect(reload).not.toHaveBeenCalled();
});
