/** Chosen files outlive the dialog, as while somebody signs in, but not the page: medical papers are stored nowhere. */
const kept = new Map<string, File[]>();

export const storedFiles = (name: string): File[] => kept.get(name) ?? [];

export function storeFiles(name: string, files: File[]): void {
  kept.set(name, files);
}

/** Whoever comes next at this tab finds no paper of the person before. */
export const clearFiles = (): void => kept.clear();

/** Named in the draft, and gone with a reload. */
export function missingFiles(names: string[], files: File[]): string[] {
  return names.filter((name) => !files.some((file) => file.name === name));
}

/** How much of each file has left: they travel one after the other. */
export function sharesOf(sizes: number[], share: number): number[] {
  let left = share * sizes.reduce((sum, size) => sum + size, 0);
  return sizes.map((size) => {
    const gone = Math.min(size, left);
    left -= gone;
    return size === 0 ? 1 : gone / size;
  });
}
