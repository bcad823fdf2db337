import type { Kind } from '@ivuriro/contract';
import { useRef, useState } from 'react';
import { call } from '../../../lib/api/call.ts';

/** A chosen picture that waits for the save; `share` is its uploaded share, from 0 to 1. */
export type Waiting = { file: File; share?: number | undefined };

/**
 * Uploads pictures one after the other, each with its own progress. If one upload fails, this picture and those after
 * it stay chosen. A picture that is removed before its turn is not sent.
 */
export function usePictureUploads(kind: Kind) {
  const [waiting, draw] = useState<Waiting[]>([]);
  const now = useRef(waiting);
  const set = (next: Waiting[]) => {
    now.current = next;
    draw(next);
  };
  const send = async (itemId: string) => {
    for (const { file } of waiting) {
      if (!now.current.some((one) => one.file === file)) continue;
      const mark = (share?: number) => set(now.current.map((one) => (one.file === file ? { file, share } : one)));
      try {
        await call('POST /upload_file', { body: { itemType: kind, itemId }, files: { file }, onProgress: mark });
      } catch (error) {
        mark();
        throw error;
      }
      set(now.current.filter((one) => one.file !== file));
    }
  };
  return { waiting, set, send };
}
