import { useRef, useState } from 'react';
import type { Api } from '../../lib/api/contract.ts';
import { call } from '../../lib/api/call.ts';
import { ApiError } from '../../lib/api/envelope.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { showFailureToast } from '../../ui/toasts.ts';
import { texts } from './texts.ts';

type Item = Api['POST /upload_file']['body'];
type Stored = Api['POST /upload_file']['data'];

/** The picture chosen for an item, and a function that sends it after the item was saved. */
export function useUpload() {
  const t = useTexts(texts);
  const [picture, setPicture] = useState<File | null>(null);
  /** The share of the file that was sent, 0 to 1. */
  const [share, setShare] = useState<number>();
  const chosen = useRef<File>(null);
  const arrived = useRef<File>(null);
  const going = useRef<AbortController>(undefined);
  /** Chooses another picture or none, and cancels an upload that is under way. */
  const choose = (file: File | null) => {
    chosen.current = file;
    setPicture(file);
    going.current?.abort();
  };
  /**
   * Sends the chosen picture and returns the stored one. After a failure shows a toast and returns null; the item
   * itself is already saved.
   */
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
