import { administrators } from '@ivuriro/contract/administrators';
import { guardianship } from '@ivuriro/contract/dependants';
import { patientMerges } from '@ivuriro/contract/patient-merges';
import { privacy } from '@ivuriro/contract/privacy';
import { serve } from '../../platform/http/serve.ts';
import { closeAdministrator } from './commands/close-administrator.ts';
import { endGuardianship } from './commands/end-guardianship.ts';
import { listAdministrators } from './queries/list-administrators.ts';
import { listAudit } from './queries/audit-log.ts';
import { changeBreach, recordBreach } from './commands/record-breach.ts';
import { listBreaches } from './queries/list-breaches.ts';
import { listMerges, readComparedRecord } from './queries/list-merges.ts';
import { mergeRecords, undoMergeOfRecords } from './commands/merge-records.ts';
import { myData } from './queries/my-data.ts';
import { answer } from './commands/answer-data-request.ts';
import { makeRequest } from './commands/make-data-request.ts';
import { listOwnRequests, listRequests } from './queries/list-data-requests.ts';

const ofPrivacy = serve(privacy, {
  copy: myData,
  ownRequests: ({ db, actor }) => listOwnRequests(db, actor.id),
  ask: makeRequest,
  myData,
  requests: ({ db, actor }) => listOwnRequests(db, actor.id),
  request: makeRequest,
  adminRequests: listRequests,
  answerRequest: answer,
  breaches: listBreaches,
  recordBreach,
  changeBreach,
  audit: listAudit,
});

const ofAdministrators = serve(administrators, {
  list: ({ db }) => listAdministrators(db),
  close: closeAdministrator,
});

const ofMerges = serve(patientMerges, {
  list: listMerges,
  compare: readComparedRecord,
  merge: mergeRecords,
  undo: undoMergeOfRecords,
});

const ofGuardians = serve(guardianship, { end: endGuardianship });

export const routes = [...ofPrivacy, ...ofAdministrators, ...ofMerges, ...ofGuardians];
