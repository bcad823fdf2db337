/** What a public picture may be; the server looks into the file itself. */
export const pictureTypes = 'image/jpeg,image/png,image/gif,image/webp';
export const pictureBytes = 1_048_576;

export type Refused = 'kind' | 'size';

export function refusalOf(file: { type: string; size: number }): Refused | null {
  if (!pictureTypes.split(',').includes(file.type)) return 'kind';
  return file.size > pictureBytes ? 'size' : null;
}
