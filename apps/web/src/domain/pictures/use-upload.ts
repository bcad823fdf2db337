import { useRef, useState } from 'react';
import type { Api } from '../../lib/api/contract.ts';
import { call } from '../../lib/api/call.ts';
import { ApiError } from '../../lib/api/envelope.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { showFailureToast } from '../../ui/toasts.ts';
import { texts } from './texts.ts';

type Item = Api['POST /upload_file']['body'];
type Stored = Api['POST /upload_file']['data'];

/** The picture that is chosen for an item, and the way to send it when the item was saved. */
export function useUpload() {
  const t = useTexts(texts);
  const [picture, setPicture] = useState<File | null>(null);
  /** How much of it has left, while it is being sent. */
  const [share, setShare] = useState<number>();
  const chosen = useRef<File>(null);
  const arrived = useRef<File>(null);
  const going = useRef<AbortController>(undefined);
  /** Another one, or none: what is being sent is stopped. */
  const choose = (file: File | null) => {
    chosen.current = file;
    setPicture(file);
    going.current?.abort();
  };
  /** What was stored now. Null when it did not arrive: the item is kept, and the words say so. */
  const upload = async (item: Item): Promise<Stored | null> => {
    while (chosen.current && chosen.current !== arrived.current) {
      const { signal } = (going.current = new AbortController());
      const file = chosen.current;
      try {
        const { data } = await call('POST /upload_file', { body: item, files: { file }, signal, onProgress: setShare });
        arrived.current = file;
        return data;
      } catch (error) {
        if (signal.aborted) continue;
        if (!(error instanceof ApiError)) throw error;
        showFailureToast(error, t.notSent);
        return null;
      } finally {
        setShare(undefined);
      }
    }
    return [];
  };
  return { picture, choose, share, upload };
}
