import * as z from 'zod';
import { endpoint, roles } from './endpoint.ts';
import { typedPassword } from './passwords.ts';
import { day, filter, id, instant, page, paging, prose, text, whole } from './wire.ts';
import { dataRequest, requestTypes, requestStatuses, request, breach } from './data-requests.ts';

const told = z
  .union([z.literal(''), instant])
  .nullable()
  .optional();
const people = whole.pipe(z.int().min(0).max(100_000_000));
/** An invalid day is ignored. */
const dayFilter = z
  .string()
  .optional()
  .transform((value) => (day.safeParse(value).success ? value : undefined));

const copying = {
  object: 'own',
  audit: 'my_data.asked',
  budget: 'own_data',
  data: z.object({ json: z.string(), pdf: z.string() }),
  summary:
    'Signed addresses of a copy of all data of the account, one for machines and one for printing. The copy is made when an address is first opened.',
} as const;
const ownRequests = {
  object: 'own',
  audit: 'none',
  data: z.array(dataRequest),
  summary: 'The requests of this account for a correction or an erasure, newest first.',
} as const;
const asking = {
  object: 'own',
  audit: 'data_request.made',
  budget: 'password',
  body: z.strictObject({
    type: z.enum(requestTypes),
    text: prose().max(2_000),
    password: typedPassword,
  }),
  data: dataRequest,
  status: 201,
  message: 'We have your request. We answer within 30 days.',
  summary:
    'Requests a correction, which must be described, or the erasure of the account. 422 wrong_password; 409 while a request of the same kind waits.',
} as const;

/**
 * The first three endpoints are for every account type. The next three do the same for patients at paths below
 * /patient, because existing API clients call those paths.
 */
export const privacy = {
  copy: endpoint('GET /my_data', { who: 'any', permission: 'data.manage', ...copying }),
  ownRequests: endpoint('GET /data_requests', { who: 'any', permission: 'data.manage', ...ownRequests }),
  ask: endpoint('POST /data_requests', { who: 'any', permission: 'data.manage', ...asking }),
  myData: endpoint('GET /patient/my_data', { who: 'patient', permission: 'data.manage', ...copying }),
  requests: endpoint('GET /patient/data_requests', { who: 'patient', ...ownRequests }),
  request: endpoint('POST /patient/data_requests', { who: 'patient', permission: 'data.manage', ...asking }),
  adminRequests: endpoint('GET /admin/data_requests', {
    who: 'admin',
    permission: 'privacy.manage',
    object: 'none',
    audit: 'none',
    query: z.object({ status: z.enum(requestStatuses).optional().catch(undefined), ...paging }),
    data: page(request),
    summary: 'Requests of patients, providers and administrators, newest first.',
  }),
  answerRequest: endpoint('PUT /admin/data_requests/{id}', {
    who: 'admin',
    permission: 'privacy.manage',
    object: 'data_request@params.id',
    audit: 'data_request.answered',
    budget: 'write',
    alsoPut: true,
    params: z.object({ id }),
    body: z.strictObject({
      status: z.enum(['DONE', 'REFUSED']),
      answer: text(2_000),
      password: typedPassword.optional(),
    }),
    data: request,
    message: 'The request was answered; who asked is told by mail.',
    summary:
      'Answers a request, which is possible once (409 afterwards). DONE of an erasure erases at once and for ever all data that no law requires to keep. 422 `password_required` when the sign-in is older than 15 minutes, 422 `too_early` while appointments, orders or payments are open. 409 for a request of the caller.',
  }),
  breaches: endpoint('GET /admin/breaches', {
    who: 'admin',
    permission: 'privacy.manage',
    object: 'none',
    audit: 'none',
    query: z.object(paging),
    data: page(breach),
    summary: 'Breaches of personal data, the one that was found last first.',
  }),
  recordBreach: endpoint('POST /admin/breaches', {
    who: 'admin',
    permission: 'privacy.manage',
    object: 'none',
    audit: 'breach.recorded',
    budget: 'write',
    body: z.strictObject({ found_at: instant, what: text(10_000), people }),
    data: breach,
    status: 201,
    message: 'The breach is recorded. The authority is told within 48 hours of its finding.',
    summary: 'Records a breach. The deadlines for reporting it count from the time when it was found.',
  }),
  changeBreach: endpoint('PUT /admin/breaches/{id}', {
    who: 'admin',
    permission: 'privacy.manage',
    object: 'breach@params.id',
    audit: 'breach.changed',
    budget: 'write',
    alsoPut: true,
    params: z.object({ id }),
    body: z.strictObject({
      what: text(10_000).optional(),
      people: people.optional(),
      authority_told_at: told,
      report_sent_at: told,
      people_told_at: told,
    }),
    data: breach,
    message: 'Saved',
    summary:
      'Adds details of a breach, and when the authority and the people were told; empty means not told. These times must not be before the breach was found, nor in the future.',
  }),
  audit: endpoint('GET /admin/audit', {
    who: 'admin',
    permission: 'audit.read',
    object: 'none',
    audit: 'none',
    query: z.object({
      account_id: filter,
      patient_id: filter,
      action: filter,
      object: filter,
      date_from: dayFilter,
      date_to: dayFilter,
      ...paging,
    }),
    data: page(
      z.object({
        id,
        at: instant,
        account: z.object({ id, account_type: z.enum(roles), name: z.string() }).nullable(),
        action: z.string(),
        object: z.string().nullable(),
        object_id: z.string().nullable(),
        patient_id: z.string().nullable(),
        outcome: z.string(),
        /** The value of each field before and after: `{ amount: [1000000, 2000000] }`; account numbers are masked. */
        changes: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])).nullable(),
        times: z.int(),
        request_id: z.string().nullable(),
      }),
    ),
    summary:
      'Who did what to which object of which patient, latest first. Filters: account and patient by id or code, action and object by name, and days in Kigali. The total is a lower bound from 10,000 on.',
  }),
};
