import { expect, it } from 'vitest';
import { busyPage } from './busy-page.ts';

const again = /<meta http-equiv="refresh" content="(\d)">/;

it('the page of an overloaded server reloads itself after a GET, with a different wait for each visitor', () => {
  const pages = Array.from({ length: 5 }, () => busyPage(false));
  const waits = pages.map(({ body }) => again.exec(body)![1]!);
  expect(new Set(waits).size).toBe(5);
  for (const [index, { status, headers }] of pages.entries()) {
    expect(status).toBe(503);
    expect(Object.fromEntries(headers)).toMatchObject({ 'retry-after': waits[index], 'cache-control': 'no-store' });
  }
});

it('the page of an overloaded server does not reload after a form was sent, so that no input is lost', () => {
  const { body } = busyPage(true);
  expect(body).not.toMatch(again);
  expect(body).toContain('Go back: it is still there.');
});
