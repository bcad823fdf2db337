/** File types and size limit of a public picture; the server also checks the content. */
export const pictureTypes = 'image/jpeg,image/png,image/gif,image/webp';
export const pictureBytes = 1_048_576;

export type Refused = 'kind' | 'size';

export function refusalOf(file: { type: string; size: number }): Refused | null {
  if (!pictureTypes.split(',').includes(file.type)) return 'kind';
  return file.size > pictureBytes ? 'size' : null;
}
