import type { Module } from '../../platform/module.ts';
import { routes } from './consultations.routes.ts';

export { consultationFileSaved } from './events.ts';
export { filesOf } from './reading.ts';

export const consultations: Module = {
  name: 'consultations',
  routes,
  grants: [
    { object: 'consultation_file_code', table: 'consultation_file', key: 'code', uuid: false, by: { public: 'true' } },
  ],
};
