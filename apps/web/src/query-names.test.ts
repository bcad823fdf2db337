import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { filters } from './features/doctors/doctor-filters.ts';
import { queryNames } from './query-names.ts';

const root = import.meta.dirname;
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  // dashboards are not rendered on the server
  (file) => /\.tsx?$/.test(file) && !/test\.|^dashboards|^app.dashboard/.test(file),
);
/** Files that only dashboards import. */
const ofDashboards =
  /^ui.dashboard|^features.(appointments.provider|orders.(provider|offerings)|providers|profile.(provider|admin)|reviews.(provider|moderation)|content.admin|privacy.(admin|merges)|identity.administrators|catalogue|calendar|analytics|wallet|receipts)/;

it('every query name that a public page reads is in the list for the page cache of the server', () => {
  const read = sources
    .filter((file) => !ofDashboards.test(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      if (!/URLSearchParams|searchParams|useSearchParams/.test(text)) return [];
      return [...text.matchAll(/\b(?:get|has|set|value|text|oneOf)\('([a-z][\w-]*)'/g)]
        .map(([, name]) => name!)
        .filter((name) => !name.startsWith('type_'));
    });
  expect(new Set(read).size).toBeGreaterThan(15);
  // the filters of the list of doctors are read in a loop over their names, so the search above does not find them
  read.push(...filters);
  expect([...new Set(read)].filter((name) => !queryNames.some((one) => one === name))).toEqual([]);
});
