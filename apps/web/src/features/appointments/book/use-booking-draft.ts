import { useState } from 'react';
import { useAttachedFiles } from '../../../lib/files/use-attached-files.ts';
import type { BookingQuery } from './booking-address.ts';
import { changed, draftFor, type Draft } from './draft.ts';

/** The draft of a booking with one doctor or hospital, and its attached files. */
export function useBookingDraft(bookingQuery: BookingQuery) {
  const name = `appointment:${bookingQuery.doctor || bookingQuery.hospital}`;
  const key = `draft:${name}`;
  const [draft, setDraft] = useState(() => {
    const text = sessionStorage.getItem(key);
    return draftFor(bookingQuery, text ? ({ serverPrice: 0, ...JSON.parse(text) } as Draft) : null);
  });
  const change = (changes: Partial<Draft>) =>
    setDraft((now) => {
      const next = changed(now, changes);
      sessionStorage.setItem(key, JSON.stringify(next));
      return next;
    });
  const attachedFiles = useAttachedFiles(name, draft.fileNames, (fileNames) => change({ fileNames }));
  return {
    name,
    draft,
    change,
    attachedFiles,
    clear: () => {
      sessionStorage.removeItem(key);
      attachedFiles.clear();
    },
  };
}

export type Booking = ReturnType<typeof useBookingDraft>;
