import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { routes } from './catalogue.routes.ts';
import { on } from '../../platform/outbox.ts';
import { itemRenamed } from './events.ts';
import { grants } from './grants.ts';
import { managedRoutes } from './managed-items.routes.ts';
import { renamed } from './ports.ts';

export { drugTable, testTable } from './commands/import-catalogue.ts';
export { divisionMeant, divisionNames, divisionPath, type SentDivisions } from './queries/divisions.ts';
export { type Drug, drugsById, testsById } from './queries/catalogue-lists.ts';
export { type BasketDrug, drugsAndSubstitutes } from './queries/substitutes.queries.ts';
export { loadCatalogue } from './load/load-catalogue.ts';
export {
  drugNames,
  imagingTitles,
  nameOf,
  specialityNames,
  symptomDiseaseNames,
  testTitles,
} from './queries/item-names.ts';
export { dropWithdrawnOfferings, renamed, specialitiesOfDoctors } from './ports.ts';

export const catalogue: Module = {
  name: 'catalogue',
  routes: [...routes, ...managedRoutes],
  grants,
  subscriptions: [on(itemRenamed, 'follow_renaming', ({ table, id }, { db }: Platform) => renamed.call(db, table, id))],
};
