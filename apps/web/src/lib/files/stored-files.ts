/** Chosen files by draft. They outlive the dialog but not the page: medical documents are not stored on the device. */
const kept = new Map<string, File[]>();

export const storedFiles = (name: string): File[] => kept.get(name) ?? [];

export function storeFiles(name: string, files: File[]): void {
  kept.set(name, files);
}

/** Deletes all files, so that the next person at this tab does not get them. */
export const clearFiles = (): void => kept.clear();

/** Returns the names in the draft whose file is missing, because the page was reloaded. */
export function missingFiles(names: string[], files: File[]): string[] {
  return names.filter((name) => !files.some((file) => file.name === name));
}

/**
 * The uploaded share of each file, from 0 to 1. It is computed from the uploaded share of all files together, because
 * the files are sent one after the other.
 */
export function sharesOf(sizes: number[], share: number): number[] {
  let left = share * sizes.reduce((sum, size) => sum + size, 0);
  return sizes.map((size) => {
    const gone = Math.min(size, left);
    left -= gone;
    return size === 0 ? 1 : gone / size;
  });
}
