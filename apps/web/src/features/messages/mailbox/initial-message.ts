import { clockOf, plainDate } from '../../../lib/language/dates.ts';
import type { Message, Person, Where } from './mailbox.ts';
import type { Words } from './texts.ts';
import { quoted, subjectWith } from './quote.ts';

export type File = { id: string; name: string; bytes: number };

/** The fields of a message that is being written. */
export type Letter = { draftId: string; to: Person[]; subject: string; message: string; files: File[] };

/** The initial fields of the editor, and the key under which this tab stores the typed text. */
export type Start = Letter & { key: string; replyTo: string; forwardOf: string; passedOn: File[]; title: string };

/**
 * The initial fields of a new message, a draft, an answer or a forwarded message. `message` is the draft or the
 * original message; `to` is the recipient whom another page has chosen for a new message.
 */
export function startOf({ write, reply }: Where, message: Message | null, t: Words, to?: Person): Start {
  const empty = { draftId: '', to: [], subject: '', message: '', files: [], replyTo: '', forwardOf: '', passedOn: [] };
  if (!message && to) return { ...empty, key: `new to ${to.account_id}`, title: t.writing, to: [to] };
  if (!message) return { ...empty, key: 'new', title: t.writing };
  if (write)
    return {
      ...empty,
      key: `draft ${message.id}`,
      title: t.draftTitle,
      draftId: message.id,
      to: message.to,
      subject: message.subject,
      message: message.message,
      files: message.files,
    };
  const when = `${plainDate(message.created_at)}, ${clockOf(message.created_at)}`;
  const text = quoted(message, t.wrote(message.from.name, when));
  if (reply)
    return {
      ...empty,
      key: `reply ${message.id}`,
      title: t.replying,
      replyTo: message.id,
      // an answer to a message that the reader has sent goes to the recipients of that message
      to: message.box === 'inbox' ? [message.from] : message.to,
      subject: subjectWith(t.re, message.subject),
      message: text,
    };
  return {
    ...empty,
    key: `forward ${message.id}`,
    title: t.forwarding,
    forwardOf: message.id,
    passedOn: message.files,
    subject: subjectWith(t.fwd, message.subject),
    message: text,
  };
}
