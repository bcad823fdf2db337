import type { Kind } from '@ivuriro/contract';
import { useState } from 'react';
import { call } from '../../shared/api/call.ts';

/** A picture that was chosen and waits for the save; `share` of it has left. */
export type Waiting = { file: File; share?: number | undefined };

/** Sent one after the other, each with its own progress; one that fails stays, and those behind it too. */
export function useWaitingPictures(kind: Kind) {
  const [waiting, set] = useState<Waiting[]>([]);
  const send = async (itemId: string) => {
    for (const { file } of waiting) {
      const mark = (share?: number) => set((all) => all.map((one) => (one.file === file ? { file, share } : one)));
      try {
        await call('POST /upload_file', { body: { itemType: kind, itemId }, files: { file }, onProgress: mark });
      } catch (error) {
        mark();
        throw error;
      }
      set((all) => all.filter((one) => one.file !== file));
    }
  };
  return { waiting, set, send };
}
