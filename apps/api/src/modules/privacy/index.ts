import type { Module } from '../../platform/module.ts';
import { on } from '../../platform/outbox.ts';
import { requestAnswered } from './events.ts';
import { routes } from './privacy.routes.ts';
import { mailAnswer } from './jobs/mail-answer.ts';
import { deleteExpired } from './jobs/retention.ts';

export { dataCopies } from './queries/my-data.ts';

export const privacy: Module = {
  name: 'privacy',
  routes,
  grants: [
    {
      object: 'data_request',
      table: 'data_request',
      by: { admin: 'true' },
      subject: 'patient_id',
    },
    {
      object: 'administrator',
      table: 'account',
      by: { admin: "type = 'admin' and deleted_at is null" },
    },
    { object: 'breach', table: 'breach', by: { admin: 'true' } },
  ],
  subscriptions: [on(requestAnswered, 'mail_request_answered', mailAnswer)],
  jobs: { forget_what_ran_out: deleteExpired },
  sweepers: [{ job: 'forget_what_ran_out', everySeconds: 3_600 }],
};
