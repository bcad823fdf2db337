import { describe, expect, it } from 'vitest';
import { addressIn, isWriting, type Message, needed, whereOf } from './mailbox.ts';
import { texts } from './texts.ts';
import { quoted, subjectWith } from './quote.ts';
import { startOf } from './initial-message.ts';

const where = (search: string) => whereOf(new URLSearchParams(search));
const person = (name: string) => ({ account_id: name, account_type: 'doctor', name, picture: null, email: null });
const message: Message = {
  id: '7',
  box: 'inbox',
  from: person('Dr. Eric'),
  to: [person('Aline')],
  subject: 'Results',
  excerpt: '',
  read: true,
  has_attachments: true,
  created_at: '2026-11-20T08:00:00.000Z',
  message: 'First line\n\nThird line',
  attachments: ['/files/private/1'],
  files: [{ id: '1', name: 'a.pdf', bytes: 12, url: '/files/private/1' }],
  reference_type: null,
  reference_id: null,
  reply_to: null,
  block_id: null,
};

describe('the address of a mailbox', () => {
  it('names the box, its page and the open message, and ignores impossible values', () => {
    expect(where('box=sent&page=3&text-search=pain&id=7')).toMatchObject({
      box: 'sent',
      page: '3',
      search: 'pain',
      id: '7',
    });
    expect(where('box=spam&page=0')).toMatchObject({ box: 'inbox', page: '' });
  });
  it('keeps the list when a message is opened, and closes the one before', () => {
    const list = where('box=sent&page=3&text-search=pain&id=7');
    expect(addressIn('/profile/messages', list, { reply: '7' })).toBe(
      '/profile/messages?box=sent&page=3&reply=7&text-search=pain',
    );
    expect(addressIn('/profile/messages', where('id=7'))).toBe('/profile/messages');
  });
  it('needs the message that is read, answered, forwarded or edited', () => {
    expect(['id=1', 'reply=2', 'forward=3', 'write=4', 'write=new'].map((one) => needed(where(one)))).toEqual([
      '1',
      '2',
      '3',
      '4',
      '',
    ]);
    expect(isWriting(where('id=1'))).toBe(false);
    expect(isWriting(where('write=new'))).toBe(true);
  });
});

describe('the initial fields of a message', () => {
  const t = texts.en;
  it('address an answer to the sender, with the original quoted below', () => {
    expect(startOf(where('reply=7'), message, t)).toMatchObject({
      to: [{ name: 'Dr. Eric' }],
      replyTo: '7',
      subject: 'Re: Results',
      message: '\n\nDr. Eric wrote on 20 November 2026, 10:00:\n> First line\n>\n> Third line',
      passedOn: [],
    });
  });
  it('address an answer to an own message to its recipients', () => {
    expect(startOf(where('reply=7'), { ...message, box: 'sent' }, t).to).toMatchObject([{ name: 'Aline' }]);
  });
  it('leave a forwarded message without recipients, and keep its attachments', () => {
    expect(startOf(where('forward=7'), message, t)).toMatchObject({
      to: [],
      forwardOf: '7',
      subject: 'Fwd: Results',
      passedOn: [{ name: 'a.pdf' }],
    });
  });
  it('restore a draft', () => {
    expect(startOf(where('write=7'), { ...message, box: 'draft' }, t)).toMatchObject({
      draftId: '7',
      subject: 'Results',
      files: [{ name: 'a.pdf' }],
    });
  });
  it('limit the length of subjects and quotations', () => {
    expect(subjectWith('Re', 're: Results')).toBe('re: Results');
    expect(subjectWith('Re', 'x'.repeat(200))).toHaveLength(200);
    expect(quoted({ message: 'x'.repeat(9_000) }, '').length).toBeLessThan(4_100);
  });
});
