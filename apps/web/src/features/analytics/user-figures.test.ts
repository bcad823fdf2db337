import { expect, it } from 'vitest';
import { bandsOf, servicesOf } from './user-figures.ts';
import { texts } from './texts.ts';

it('the chart of services shows each service as a share of all listed services', () => {
  expect(
    servicesOf([
      { name: 'Cardiology', total_services: 1_500 },
      { name: 'Dermatology', total_services: 500 },
    ]),
  ).toEqual([
    { name: 'Cardiology', percent: 75, total: '1,500' },
    { name: 'Dermatology', percent: 25, total: '500' },
  ]);
  expect(servicesOf([])).toEqual([]);
});

it('the age group that the API calls 34 to 44 is shown as 35 to 44', () => {
  const none = { female: 0, male: 0 };
  const bands = Object.fromEntries(Object.keys(texts.en.bands).map((band, index) => [band, index + 1]));
  const shown = bandsOf({ ...none, ...bands } as Parameters<typeof bandsOf>[0], texts.en);
  expect(shown).toHaveLength(7);
  expect(shown[3]).toEqual({ name: '35–44 years', percent: 4 });
});
