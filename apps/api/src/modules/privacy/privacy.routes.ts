import { privacy } from '@ivuriro/contract/privacy';
import { serve } from '../../platform/http/serve.ts';
import { listAudit } from './audit-log.ts';
import { changeBreach, listBreaches, recordBreach } from './breaches.ts';
import { myData } from './my-data.ts';
import { answer, listOwnRequests, listRequests, makeRequest } from './requests.ts';

export const routes = serve(privacy, {
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
