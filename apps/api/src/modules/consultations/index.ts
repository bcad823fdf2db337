import type { Module } from '../../platform/module.ts';
import { registerCodes } from '../identity/index.ts';
import { fileCodes } from './consultations.queries.ts';
import { routes } from './consultations.routes.ts';

export { consultationFileSaved } from './events.ts';
export { filesOf } from './reading.ts';

registerCodes('consultation_file', fileCodes);

export const consultations: Module = {
  name: 'consultations',
  routes,
  grants: [
    { object: 'consultation_file_code', table: 'consultation_file', key: 'code', uuid: false, by: { public: 'true' } },
  ],
};
