import { useState } from 'react';
import { storeFiles, storedFiles, missingFiles } from './stored-files.ts';

/** The files of a draft. The draft keeps their names; the content is lost with the page (stored-files.ts). */
export function useAttachedFiles(name: string, names: string[], onNames: (names: string[]) => void) {
  const [files, setFiles] = useState(() => storedFiles(name));
  const missing = missingFiles(names, files);
  return {
    files,
    names,
    /** Names of files that a reload has dropped. */
    missing,
    attach: (chosen: File[], stillMissing = missing) => {
      storeFiles(name, chosen);
      setFiles(chosen);
      const now = chosen.map((file) => file.name);
      onNames([...now, ...stillMissing.filter((one) => !now.includes(one))]);
    },
    clear: () => storeFiles(name, []),
  };
}

export type AttachedFiles = ReturnType<typeof useAttachedFiles>;
