import { call } from '../../../lib/api/call.ts';
import { ApiError } from '../../../lib/api/envelope.ts';
import { draftOf } from '../../../lib/hooks/use-draft.ts';
import { sameKey } from '../../../lib/hooks/use-idempotency-key.ts';
import type { Message } from './mailbox.ts';
import type { Letter, Start } from './initial-message.ts';
import { turns } from './task-queue.ts';

/** Files that were chosen together and are being uploaded; `stop` removes them from the message. */
export type Going = { files: File[]; share: number; stop: () => void };

/**
 * A message that is being written. The typed text is stored in this tab. A chosen file is uploaded at once into a draft
 * on the server, so that a reload does not lose the file; from then on the text is stored under the id of that draft.
 * Other actions wait until all uploads have ended. `onChange` is called when the storage key or the files change.
 */
export function createMessageDraft(accountId: string, start: Start, onChange: () => void) {
  const { key, replyTo, forwardOf, title: _title, passedOn: _passedOn, ...empty } = start;
  const nameOf = (one: string) => `message ${accountId} ${one}`;
  const keyFor = sameKey();
  const { inTurn, quiet } = turns();
  let name = nameOf(key);
  let { draftId } = empty;
  let going: Going[] = [];
  const draft = () => draftOf<Letter>(name, empty);
  const onTheWay = (now: Going[]) => {
    going = now;
    onChange();
  };

  const save = async (letter: Letter, asDraft: 0 | 1, upload: UploadOptions = {}): Promise<Message> => {
    const { subject, message } = letter;
    const { files, ...way } = upload;
    const to = letter.to.flatMap((person) => person.account_id ?? []);
    const multipart = files ? { files: { 'attachments[]': files }, ...way } : {};
    // an empty list of recipients cannot be sent in a multipart form, so it is left out
    const body = { ...(files && to.length === 0 ? {} : { to }), subject, message, draft: asDraft };
    if (draftId) return (await call('PUT /messages/{id}', { params: { id: draftId }, body, ...multipart })).data;
    const whole = {
      ...body,
      ...(replyTo ? { reply_to: replyTo } : {}),
      ...(forwardOf ? { forward_of: forwardOf } : {}),
    };
    const idempotencyKey = keyFor(JSON.stringify(whole) + files?.map((file) => file.name + file.size).join());
    return (await call('POST /messages', { body: whole, idempotencyKey, ...multipart })).data;
  };
  const keptAs = ({ id, files }: Message) => {
    const before = draft();
    const letter = { ...before.read(), draftId: id, files };
    before.clear();
    draftId = id;
    name = nameOf(`draft ${id}`);
    draft().change(letter);
    onChange();
  };
  const removeFiles = async (remove: string[]) =>
    keptAs((await call('PUT /messages/{id}', { params: { id: draftId }, body: { remove } })).data);

  return {
    name: () => name,
    empty,
    going: () => going,
    draftId: () => draftId,
    attach: async (files: File[]): Promise<void> => {
      if (files.length === 0) return;
      const stopping = new AbortController();
      let removed = false;
      const stop = () => {
        // a file that was sent completely may be stored already, so it is removed once the reply arrives
        if (own.share < 1) stopping.abort();
        else removed = true;
        onTheWay(going.filter((one) => one !== own));
      };
      const own: Going = { files, share: 0, stop };
      const onProgress = (share: number) => {
        own.share = share;
        onChange();
      };
      onTheWay([...going, own]);
      await inTurn(async () => {
        try {
          const before = draft().read();
          const message = await save(before, 1, { files, signal: stopping.signal, onProgress });
          keptAs(message);
          const come = message.files.map(({ id }) => id).filter((id) => !before.files.some((one) => one.id === id));
          if (removed) await removeFiles(come);
        } catch (error) {
          if (!stopping.signal.aborted) throw error;
        } finally {
          onTheWay(going.filter((one) => one !== own));
        }
      });
    },
    detach: (fileId: string) => inTurn(() => removeFiles([fileId])),
    /** Sends the message. Returns false, and does not send it, if a file could not be uploaded. */
    send: async (): Promise<boolean> => {
      if (!(await quiet())) return false;
      try {
        await save(draft().read(), 0);
      } catch (error) {
        // an earlier attempt sent the draft, but its reply was lost
        if (!(draftId && error instanceof ApiError && error.code === 'message_sent')) throw error;
      }
      draft().clear();
      return true;
    },
    /**
     * Saves the message as a draft. Returns false if a file could not be uploaded. Text that is typed during the save
     * stays in this tab.
     */
    keep: async (): Promise<boolean> => {
      if (!(await quiet())) return false;
      const letter = draft().read();
      const message = await save(letter, 1);
      keptAs(message);
      draft().stored({ ...letter, draftId: message.id, files: message.files });
      return true;
    },
    /**
     * Discards the draft. Returns false if an earlier attempt has sent the draft although its reply was lost; a sent
     * message is not deleted.
     */
    discard: async (): Promise<boolean> => {
      for (const one of going) one.stop();
      await quiet();
      const isGone = !draftId || (await deleteDraft(draftId));
      draft().clear();
      return isGone;
    },
  };
}

type UploadOptions = { files?: File[]; signal?: AbortSignal; onProgress?: (share: number) => void };

async function deleteDraft(id: string): Promise<boolean> {
  const params = { id };
  try {
    const { data } = await call('GET /messages/{id}', { params });
    if (data.box !== 'draft') return false;
    await call('DELETE /messages/{id}', { params });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
  return true;
}
