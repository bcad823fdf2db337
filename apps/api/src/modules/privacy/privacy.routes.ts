import { administrators } from '@ivuriro/contract/administrators';
import { privacy } from '@ivuriro/contract/privacy';
import { serve } from '../../platform/http/serve.ts';
import { closeAdministrator, listAdministrators } from './commands/administrators.ts';
import { listAudit } from './queries/audit-log.ts';
import { changeBreach, listBreaches, recordBreach } from './commands/breaches.ts';
import { myData } from './queries/my-data.ts';
import { answer, listOwnRequests, listRequests, makeRequest } from './commands/data-requests.ts';

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

export const routes = [...ofPrivacy, ...ofAdministrators];
