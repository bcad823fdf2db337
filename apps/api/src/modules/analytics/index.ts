import type { Module } from '../../platform/module.ts';

export { countVisit } from './visits.ts';

export const analytics: Module = { name: 'analytics', routes: [] };
