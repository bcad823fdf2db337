import { expect, it } from 'vitest';
import { todayFrom } from './use-today.ts';

it('today is the day of the server, however wrong the device’s clock is, also after midnight', () => {
  const noon = (day: string) => new Date(`${day}T10:00:00Z`);
  expect(todayFrom('2026-11-26', '2029-11-26', noon('2029-11-26'))).toBe('2026-11-26');
  expect(todayFrom('2026-11-26', '2026-11-27', noon('2026-11-27'))).toBe('2026-11-26');
  expect(todayFrom('2026-11-30', '2029-01-31', noon('2029-02-01'))).toBe('2026-12-01');
});
