import { expect, it } from 'vitest';
import { busyPage } from './busy-page.ts';

const again = /<meta http-equiv="refresh" content="(\d)">/;

it('a page that was only read comes again by itself, not each at the same moment', () => {
  const pages = Array.from({ length: 5 }, () => busyPage(false));
  const waits = pages.map(({ body }) => again.exec(body)![1]!);
  expect(new Set(waits).size).toBe(5);
  for (const [index, { status, headers }] of pages.entries()) {
    expect(status).toBe(503);
    expect(Object.fromEntries(headers)).toMatchObject({ 'retry-after': waits[index], 'cache-control': 'no-store' });
  }
});

it('what was written is not thrown away by a page that comes again', () => {
  const { body } = busyPage(true);
  expect(body).not.toMatch(again);
  expect(body).toContain('Go back: it is still there.');
});
