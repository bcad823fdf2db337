import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/api/envelope.ts';
import { answer, drafts, onlyRequest, pending } from './message-draft-fakes.ts';
import { createMessageDraft } from './message-draft.ts';
import type { Message } from './mailbox.ts';
import type { Letter, Start } from './initial-message.ts';

/** Replaces the check of the connection, because the test has no server. */
vi.mock('../../../lib/offline/connection.ts', () => ({ doubt: () => {} }));

const start: Start = {
  key: 'new',
  title: '',
  draftId: '',
  to: [],
  subject: '',
  message: '',
  files: [],
  replyTo: '',
  forwardOf: '',
  passedOn: [],
};
const draft = (...files: string[]): { data: Partial<Message> } => ({
  data: { id: 'd', box: 'draft', files: files.map((id) => ({ id, name: id, bytes: 1, url: '' })) },
});
const file = (name: string) => new File(['x'], name);
const textOf = (key: string): Partial<Letter> | null =>
  JSON.parse(drafts.get(`draft:message me ${key}`) ?? 'null') as Partial<Letter> | null;
const letter = (from: Partial<Start> = {}) => createMessageDraft('me', { ...start, ...from }, () => {});
const known = () => letter({ key: 'draft d', draftId: 'd' });

describe('a message with attachments', () => {
  it('attaching a file stores the message as a draft, which contains text typed during the upload, and the next new message is empty', async () => {
    const written = letter();
    void written.attach([file('a.pdf')]);
    drafts.set('draft:message me new', JSON.stringify({ ...start, subject: 'typed meanwhile' }));
    await answer(201, draft('a'));
    expect(textOf('draft d')).toMatchObject({ draftId: 'd', subject: 'typed meanwhile', files: [{ id: 'a' }] });
    expect([written.name(), written.draftId(), textOf('new')]).toEqual(['message me draft d', 'd', null]);
  });

  it('a second attachment is uploaded after the first, and choosing no file uploads nothing', async () => {
    const written = letter();
    void written.attach([file('a.pdf')]);
    void written.attach([file('b.pdf')]);
    await written.attach([]);
    expect(written.going()).toHaveLength(2);
    expect((await answer(201, draft('a'))).method).toBe('POST');
    expect(await answer(200, draft('a', 'b'))).toMatchObject({ method: 'PUT', path: '/api/messages/d' });
    expect(textOf('draft d')?.files).toHaveLength(2);
    expect(written.going()).toHaveLength(0);
  });

  it('a message is sent when all its attachments are uploaded', async () => {
    const written = letter();
    void written.attach([file('a.pdf')]);
    const sending = written.send();
    expect((await answer(201, draft('a'))).method).toBe('POST');
    expect(await answer(200, draft('a'))).toMatchObject({ method: 'PUT', body: expect.stringContaining('"draft":0') });
    expect([await sending, textOf('draft d')]).toEqual([true, null]);
  });

  it('a message is not sent when the upload of an attachment fails, but is sent when the upload is cancelled', async () => {
    const written = known();
    const attaching = written.attach([file('a.pdf')]).catch((error: unknown) => error);
    const sending = written.send();
    (await onlyRequest()).end('error');
    expect([await sending, pending.length]).toEqual([false, 0]);
    expect(await attaching).toBeInstanceOf(ApiError);

    void written.attach([file('b.pdf')]);
    const again = written.send();
    await onlyRequest();
    written.going()[0]!.stop();
    expect(written.going()).toHaveLength(0);
    await answer(200, draft());
    expect(await again).toBe(true);
  });

  it('an attachment that was fully uploaded when it was cancelled is removed from the draft', async () => {
    const written = known();
    void written.attach([file('a.pdf')]);
    (await onlyRequest()).progress({ lengthComputable: true, loaded: 1, total: 1 });
    written.going()[0]!.stop();
    await answer(200, draft('a'));
    expect((await answer(200, draft())).body).toBe('{"remove":["a"]}');
    expect(textOf('draft d')?.files).toEqual([]);
  });
});

describe('after a lost reply', () => {
  it('a draft that the server has already sent counts as sent when it is sent again after a lost reply', async () => {
    const sending = known().send();
    await answer(409, { code: 'message_sent' });
    expect([await sending, textOf('draft d')]).toEqual([true, null]);
  });
  it('a draft that the server no longer has counts as discarded when it is discarded after a lost reply', async () => {
    const discarding = known().discard();
    await answer(404, { code: 'not_found' });
    expect(await discarding).toBe(true);
  });
  it('discarding a draft that was sent meanwhile does not delete the sent message', async () => {
    const discarding = known().discard();
    await answer(200, { data: { ...draft().data, box: 'sent' } });
    expect([await discarding, pending.length]).toEqual([false, 0]);
  });
});

it('text that is typed while a draft is being saved stays in this tab', async () => {
  drafts.set('draft:message me new', JSON.stringify({ ...start, subject: 'A', message: 'B' }));
  const written = letter();
  const keeping = written.keep();
  await onlyRequest();
  drafts.set('draft:message me new', JSON.stringify({ ...start, subject: 'A', message: 'B and more' }));
  await answer(201, draft());
  expect([await keeping, textOf('draft d'), textOf('new')]).toEqual([true, { message: 'B and more' }, null]);
});
