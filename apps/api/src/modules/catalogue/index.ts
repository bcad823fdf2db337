import type { Module } from '../../platform/module.ts';
import { routes } from './catalogue.routes.ts';

export { loadCatalogue } from './load/load.ts';
export { drugNames, imagingTitles, insuranceNames, specialityNames, symptomDiseaseRows, testTitles } from './names.ts';
export { specialitiesOfDoctors } from './slots.ts';

export const catalogue: Module = { name: 'catalogue', routes };
