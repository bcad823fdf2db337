import type { Module } from '../../platform/module.ts';
import { fileRoutes, prescriptionRoutes } from './consultations.routes.ts';

export { fileCodes } from './queries/consultations.queries.ts';
export { dispenseWithOrder } from './commands/dispense-drugs.ts';
export { consultationFileSaved } from './events.ts';
export { type PrescriptionToOrder, prescriptionToOrder } from './queries/prescription-to-order.ts';
export { linesOf as prescriptionLines, unmarkDispensed } from './queries/prescription.queries.ts';
export { filesOf, consultationFileExists } from './queries/read-consultation-files.ts';

export const consultations: Module = {
  name: 'consultations',
  routes: [...fileRoutes, ...prescriptionRoutes],
  guardedTables: [
    'consultation_file',
    'consultation_file_version',
    'prescribed_drug',
    'provisional_diagnosis',
    'requested_imaging',
    'requested_test',
  ],
  grants: [
    { object: 'consultation_file_code', table: 'consultation_file', key: 'code', uuid: false, by: { public: 'true' } },
    { object: 'prescription', table: 'consultation_file', key: 'code', uuid: false, by: { pharmacy: 'true' } },
  ],
};
