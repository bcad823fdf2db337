import { consultations, prescriptions } from '@ivuriro/contract/consultations';
import { Reply } from '../../platform/http/call.ts';
import { serve } from '../../platform/http/serve.ts';
import { dispenseByCode, readPrescription } from './dispensing.ts';
import { readForm } from './form.ts';
import { filesOf } from './reading.ts';
import { saveFile } from './saving.ts';
import { verify } from './verification.ts';

export const fileRoutes = serve(consultations, {
  save: async ({ actor, body, db, now, platform, transact }) => {
    const content = readForm(body);
    const replaced = await transact((trx) => saveFile(platform, trx, body.appointment_id, content, now));
    const [file] = (await filesOf(db, platform, [body.appointment_id], { accountId: actor.id })).values();
    return new Reply(file!, replaced ? 200 : 201);
  },
  verify: ({ db, params }) => verify(db, params.code),
});

export const prescriptionRoutes = serve(prescriptions, {
  prescription: readPrescription,
  dispense: (call) => dispenseByCode(call, call.body.line_id),
});
