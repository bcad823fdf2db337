import type { Module } from '../../platform/module.ts';

export {
  drugNames,
  imagingTitles,
  insuranceNames,
  specialityNames,
  symptomDiseaseRows,
  testTitles,
  type SymptomDisease,
} from './names.ts';

export const catalogue: Module = { name: 'catalogue', routes: [] };
