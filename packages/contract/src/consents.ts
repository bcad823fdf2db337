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
    'Agrees to the current version of a text, or withdraws the consent. 409 when a newer version has replaced the one that the caller names: the person must read it first.',
} as const;

const listing = {
  object: 'own',
  audit: 'none',
  data: consentList,
  summary: 'Every consent that was given or withdrawn, newest first. The first entry of a key is the one that holds.',
} as const;

export const consents = {
  due: endpoint('GET /consents/due', {
    who: 'any',
    permission: 'any',
    object: 'own',
    audit: 'none',
    data: z.array(z.object({ key, version: z.int() })),
    summary:
      'The texts with a newer version than the one to which this account last agreed, or for which it withdrew its consent. Empty for administrators, who write these texts.',
  }),
  answer: endpoint('POST /consents', { who: 'any', permission: 'any', ...giving }),
  read: endpoint('GET /consents', { who: 'any', permission: 'any', ...listing }),
  list: endpoint('GET /patient/consents', { who: 'patient', ...listing }),
  give: endpoint('POST /patient/consents', { who: 'patient', ...giving }),
};
