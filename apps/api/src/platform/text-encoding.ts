/** The byte order marks of UTF-16. */
const marks = [
  ['utf-16le', Buffer.from([0xff, 0xfe])],
  ['utf-16be', Buffer.from([0xfe, 0xff])],
] as const;

/**
 * The encoding that the byte order mark indicates; undefined without such a mark, when the text is UTF-8 or of unknown
 * encoding.
 */
export const markedEncoding = (bytes: Buffer): 'utf-16le' | 'utf-16be' | undefined =>
  marks.find(([, mark]) => bytes.subarray(0, 2).equals(mark))?.[0];
