import type { Module } from '../../platform/module.ts';

import { routes } from './analytics.routes.ts';

export { countVisit } from './visits.ts';

export const analytics: Module = { name: 'analytics', routes };
