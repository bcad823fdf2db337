import { useState } from 'react';
import { keepFiles, keptFiles, missingFiles } from './file-memory.ts';

/** The files of a draft. Their names are kept with it, their bytes only as long as the page: see file-memory.ts. */
export function usePapers(name: string, names: string[], onNames: (names: string[]) => void) {
  const [files, setFiles] = useState(() => keptFiles(name));
  const missing = missingFiles(names, files);
  return {
    files,
    names,
    /** Chosen once, and gone with a reload. */
    missing,
    attach: (chosen: File[], stillMissing = missing) => {
      keepFiles(name, chosen);
      setFiles(chosen);
      const now = chosen.map((file) => file.name);
      onNames([...now, ...stillMissing.filter((one) => !now.includes(one))]);
    },
    clear: () => keepFiles(name, []),
  };
}

export type Papers = ReturnType<typeof usePapers>;
