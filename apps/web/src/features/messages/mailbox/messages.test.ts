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
  it('the address of a mailbox names the box, its page and the open message, and impossible values in it are ignored', () => {
    expect(where('box=sent&page=3&text-search=pain&id=7')).toMatchObject({
      box: 'sent',
      page: '3',
      search: 'pain',
      id: '7',
    });
    expect(where('box=spam&page=0')).toMatchObject({ box: 'inbox', page: '' });
  });
  it('opening a message keeps the page of the list in the address, and closes the message that was open before', () => {
    const list = where('box=sent&page=3&text-search=pain&id=7');
    expect(addressIn('/profile/messages', list, { reply: '7' })).toBe(
      '/profile/messages?box=sent&page=3&reply=7&text-search=pain',
    );
    expect(addressIn('/profile/messages', where('id=7'))).toBe('/profile/messages');
  });
  it('a mailbox loads the message that is read, answered, forwarded or edited', () => {
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
  it('an answer to a message is addressed to its sender, with the original quoted below', () => {
    expect(startOf(where('reply=7'), message, t)).toMatchObject({
      to: [{ name: 'Dr. Eric' }],
      replyTo: '7',
      subject: 'Re: Results',
      message: '\n\nDr. Eric wrote on 20 November 2026, 10:00:\n> First line\n>\n> Third line',
      passedOn: [],
    });
  });
  it('an answer to a message that the reader has sent is addressed to the recipients of that message', () => {
    expect(startOf(where('reply=7'), { ...message, box: 'sent' }, t).to).toMatchObject([{ name: 'Aline' }]);
  });
  it('a forwarded message begins without recipients, and keeps its attachments', () => {
    expect(startOf(where('forward=7'), message, t)).toMatchObject({
      to: [],
      forwardOf: '7',
      subject: 'Fwd: Results',
      passedOn: [{ name: 'a.pdf' }],
    });
  });
  it('a draft of a message is opened with its fields and files', () => {
    expect(startOf(where('write=7'), { ...message, box: 'draft' }, t)).toMatchObject({
      draftId: '7',
      subject: 'Results',
      files: [{ name: 'a.pdf' }],
    });
  });
  it('the subject and the quotation of an answer are limited in length', () => {
    expect(subjectWith('Re', 're: Results')).toBe('re: Results');
    expect(subjectWith('Re', 'x'.repeat(200))).toHaveLength(200);
    expect(quoted({ message: 'x'.repeat(9_000) }, '').length).toBeLessThan(4_100);
  });
});
