import { consultations, prescriptions } from '@ivuriro/contract/consultations';
import { serve } from '../../platform/http/serve.ts';
import { dispenseByCode } from './commands/dispense-drugs.ts';
import { readPrescription } from './queries/read-prescription.ts';
import { saveConsultation } from './commands/save-consultation.ts';
import { verify } from './queries/verify-document.ts';

export const fileRoutes = serve(consultations, {
  save: saveConsultation,
  verify: ({ db, params }) => verify(db, params.code),
});

export const prescriptionRoutes = serve(prescriptions, {
  prescription: readPrescription,
  dispense: (call) => dispenseByCode(call, call.body.line_id),
});
