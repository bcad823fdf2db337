import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { flag, instant, whole } from './wire.ts';

export const consentKeys = ['term', 'policy'] as const;
const key = z.enum(consentKeys);
const consentList = z.array(z.object({ key, version: z.int(), accepted: z.boolean(), at: instant }));

const giving = {
  object: 'own',
  audit: 'consent.changed',
  budget: 'write',
  body: z.strictObject({ key, version: whole, accepted: flag }),
  data: consentList,
  status: 201,
  message: 'Your choice is recorded.',
  summary:
    'Agrees to the version of a text that is shown now, or withdraws. 409 when another version is shown by now: read it first.',
} as const;

const listing = {
  object: 'own',
  audit: 'none',
  data: consentList,
  summary: 'Every consent that was given or withdrawn, the newest first; the first of a key is what holds.',
} as const;

export const consents = {
  due: endpoint('GET /consents/due', {
    who: 'any',
    object: 'own',
    audit: 'none',
    data: z.array(z.object({ key, version: z.int() })),
    summary:
      'The texts that have a newer version than the last that this account agreed to or withdrew; none for an administrator, who writes them.',
  }),
  answer: endpoint('POST /consents', { who: 'any', ...giving }),
  read: endpoint('GET /consents', { who: 'any', ...listing }),
  list: endpoint('GET /patient/consents', { who: 'patient', ...listing }),
  give: endpoint('POST /patient/consents', { who: 'patient', ...giving }),
};
