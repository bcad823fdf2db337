import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { useDraft } from '../../shared/use-draft.ts';
import { useSameKey } from '../../shared/use-same-key.ts';
import type { Message } from './mailbox.ts';
import type { Letter, Start } from './start.ts';

export type Going = { name: string; size: number; share: number };

/**
 * A letter while it is written. The words are kept in this tab as they are typed; a file goes to the server at once,
 * into a draft that is made for it, so that no reload loses it.
 */
export function useLetter(start: Start) {
  const { key, replyTo, forwardOf, title: _title, passedOn: _passedOn, ...empty } = start;
  const [letter, change, clear] = useDraft<Letter>(`message ${key}`, empty);
  const [going, setGoing] = useState<Going[]>([]);
  const keyFor = useSameKey();

  const save = async (draft: 0 | 1, files: File[] = []): Promise<Message> => {
    const { draftId, subject, message } = letter;
    const to = letter.to.flatMap((person) => person.account_id ?? []);
    const body = { to, subject, message, draft };
    const onProgress = (share: number) => setGoing(files.map(({ name, size }) => ({ name, size, share })));
    const multipart = files.length > 0 ? { files: { 'attachments[]': files }, onProgress } : {};
    // without recipients nothing of them travels in a form
    const form = files.length > 0 && to.length === 0 ? { subject, message, draft } : body;
    if (draftId) return (await call('PUT /messages/{id}', { params: { id: draftId }, body: form, ...multipart })).data;
    const whole = {
      ...form,
      ...(replyTo ? { reply_to: replyTo } : {}),
      ...(forwardOf ? { forward_of: forwardOf } : {}),
    };
    const idempotencyKey = keyFor(JSON.stringify(whole) + files.map((file) => file.name + file.size).join());
    return (await call('POST /messages', { body: whole, idempotencyKey, ...multipart })).data;
  };
  const known = ({ id, files }: Message) => change({ draftId: id, files });

  return {
    letter,
    change,
    clear,
    going,
    isEmpty:
      !letter.draftId &&
      letter.message === empty.message &&
      letter.subject === empty.subject &&
      letter.to.length === empty.to.length,
    send: () => save(0),
    keep: async () => known(await save(1)),
    attach: async (files: File[]) => {
      setGoing(files.map(({ name, size }) => ({ name, size, share: 0 })));
      try {
        known(await save(1, files));
      } finally {
        setGoing([]);
      }
    },
    detach: async (fileId: string) =>
      known((await call('PUT /messages/{id}', { params: { id: letter.draftId }, body: { remove: [fileId] } })).data),
    discard: async () => {
      if (letter.draftId) await call('DELETE /messages/{id}', { params: { id: letter.draftId } });
      clear();
    },
  };
}
