import { useState } from 'react';
import type { Asked } from './address.ts';
import { changed, draftFor, type Draft } from './draft.ts';
import { keepFiles, keptFiles, missingFiles } from './kept-files.ts';

/** What is being filled in for one doctor or place, with its files. */
export function useBooking(asked: Asked) {
  const name = `appointment:${asked.doctor || asked.hospital}`;
  const key = `draft:${name}`;
  const [draft, setDraft] = useState(() => {
    const text = sessionStorage.getItem(key);
    return draftFor(asked, text ? (JSON.parse(text) as Draft) : null);
  });
  const [files, setFiles] = useState(() => keptFiles(name));
  const missing = missingFiles(draft.fileNames, files);

  const change = (changes: Partial<Draft>) =>
    setDraft((now) => {
      const next = changed(now, changes);
      sessionStorage.setItem(key, JSON.stringify(next));
      return next;
    });

  return {
    name,
    draft,
    change,
    files,
    /** Chosen once, and gone with a reload. */
    missing,
    attach: (chosen: File[], stillMissing = missing) => {
      keepFiles(name, chosen);
      setFiles(chosen);
      const names = chosen.map((file) => file.name);
      change({ fileNames: [...names, ...stillMissing.filter((one) => !names.includes(one))] });
    },
    clear: () => {
      sessionStorage.removeItem(key);
      keepFiles(name, []);
    },
  };
}

export type Booking = ReturnType<typeof useBooking>;
