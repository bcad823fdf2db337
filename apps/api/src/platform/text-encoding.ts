/** A text of two bytes a letter says so, and in which order, by its first two bytes. */
const marks = [
  ['utf-16le', Buffer.from([0xff, 0xfe])],
  ['utf-16be', Buffer.from([0xfe, 0xff])],
] as const;

/** The encoding that a text itself names by a mark at its beginning; without one it is UTF-8, or says nothing. */
export const markedEncoding = (bytes: Buffer): 'utf-16le' | 'utf-16be' | undefined =>
  marks.find(([, mark]) => bytes.subarray(0, 2).equals(mark))?.[0];
