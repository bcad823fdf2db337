import type { Module } from '../../platform/module.ts';
import { routes } from './catalogue.routes.ts';

export { divisionMeant, divisionNames, type SentDivisions } from './addresses.ts';
export { type Drug, drugsById, testsById } from './lists.ts';
export { loadCatalogue } from './load/load.ts';
export { drugNames, imagingTitles, nameOf, specialityNames, symptomDiseaseRows, testTitles } from './names.ts';
export { specialitiesOfDoctors } from './slots.ts';

export const catalogue: Module = { name: 'catalogue', routes };
