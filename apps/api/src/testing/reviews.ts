import type { Kind } from '@ivuriro/contract/endpoint';
import { makeDoctor, makePatient, makePlace, type Person } from './people.ts';
import type { ApiAnswer, TestApp } from './test-app.ts';

export interface Provider extends Person {
  kind: Kind;
}

export async function makeProvider(fixture: TestApp, kind: Kind, name = `The ${kind}`): Promise<Provider> {
  const person = kind === 'doctor' ? await makeDoctor(fixture, { name }) : await makePlace(fixture, kind, { name });
  return { ...person, kind };
}

/** The calls with which patients write reviews, providers reply, and administrators approve or delete. */
export function reviewCalls(fixture: TestApp, admin: Person) {
  const decide = (path: string, accepted: 0 | 1) =>
    fixture.call('POST', path, { token: admin.token, body: { accepted } });
  return {
    write: (patient: Person, { kind, id }: Provider, body: object = {}): Promise<ApiAnswer> =>
      fixture.call('POST', `/patient/${kind}-reviews`, {
        token: patient.token,
        body: { [`${kind}_id`]: id, reviews: 'Kind and clear', overall: 4, ...body },
      }),
    mine: (patient: Person, query: Record<string, string> = {}) =>
      fixture.call('GET', '/patient/reviews', { token: patient.token, query }),
    withdraw: (patient: Person, id: string) =>
      fixture.call('DELETE', `/patient/reviews/${id}`, { token: patient.token }),
    approve: ({ kind }: Provider, id: string, accepted: 0 | 1 = 1) => decide(`/admin/${kind}-reviews/${id}`, accepted),
    approveReply: ({ kind }: Provider, id: string, accepted: 0 | 1 = 1) =>
      decide(`/admin/${kind}_review_reply/${id}`, accepted),
    remove: ({ kind }: Provider, id: string) =>
      fixture.call('DELETE', `/admin/${kind}-reviews/${id}`, { token: admin.token }),
    reply: ({ kind, token }: Provider, id: string, reply = 'Murakoze') =>
      fixture.call('POST', `/${kind}/${kind}ReplyReview`, { token, body: { reply_review_id: id, reply } }),
    own: ({ kind, token }: Provider) => fixture.call('GET', `/${kind}/reviews`, { token }),
    shown: ({ kind, id }: Provider) => fixture.call('GET', `/show/${kind}/${id}`),
    queue: (query: Record<string, string> = {}) => fixture.call('GET', '/admin/reviews', { token: admin.token, query }),
  };
}

/** Creates a published review by a new patient. */
export async function makePublishedReview(
  fixture: TestApp,
  by: ReturnType<typeof reviewCalls>,
  provider: Provider,
  body: object = {},
): Promise<{ id: string; patient: Person }> {
  const patient = await makePatient(fixture);
  const { id } = (await by.write(patient, provider, body)).body.data;
  await by.approve(provider, id);
  return { id, patient };
}
