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
      object: 'patient_code',
      // the code of a merged record finds the record that remains
      table: `(select coded.user_code, remaining.id, remaining.deleted_at from account coded
        join account remaining on remaining.id = coalesce(coded.merged_into, coded.id)
        where coded.type = 'patient') one`,
      key: 'user_code',
      uuid: false,
      by: { admin: 'deleted_at is null' },
      subject: 'id',
    },
    { object: 'patient_record', table: 'account', by: { admin: "type = 'patient'" }, subject: 'id' },
    { object: 'patient_merge', table: 'patient_merge', by: { admin: 'true' }, subject: 'into_id' },
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
  partyColumns: [
    {
      table: 'data_request',
      column: 'patient_id',
      open: {
        when: "status = 'PENDING'",
        sentence: 'The patient has asked for a correction or an erasure of this record. Answer that first.',
      },
    },
  ],
  subscriptions: [on(requestAnswered, 'mail_request_answered', mailAnswer)],
  jobs: { forget_what_ran_out: deleteExpired },
  sweepers: [{ job: 'forget_what_ran_out', everySeconds: 3_600 }],
};
