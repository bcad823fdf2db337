import { useState } from 'react';
import type { Api } from '../api/contract.ts';
import { call } from '../api/call.ts';
import { ApiError } from '../api/envelope.ts';
import { useMessages } from '../i18n/messages.ts';
import { notify } from '../ui/notices.ts';
import { messages } from './messages.ts';

type Item = Api['POST /upload_file']['body'];

/** Sends the picture of an item that was saved. False when it did not arrive: the item is kept, and the words say so. */
export function useUpload() {
  const t = useMessages(messages);
  /** How much of it has left, while it is being sent. */
  const [share, setShare] = useState<number>();
  const upload = async (item: Item, file: File): Promise<boolean> => {
    try {
      await call('POST /upload_file', { body: item, files: { file }, onProgress: setShare });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      for (const sentence of [t.notSent, ...error.errors]) notify({ message: sentence, kind: 'error' });
      return false;
    } finally {
      setShare(undefined);
    }
  };
  return { share, upload };
}
