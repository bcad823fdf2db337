import { crc32, deflateRawSync } from 'node:zlib';

export interface Entry {
  name: string;
  text: Buffer | string;
  /** The unpacked size in bytes that the archive declares for this entry; absent when it is the true one. */
  says?: number;
}
interface Placed {
  name: Buffer;
  packed: Buffer;
  sum: number;
  size: number;
  at: number;
}

/** Makes a ZIP archive. Its directory lists each entry `copies` times, always with the same compressed bytes. */
export function archive(entries: readonly Entry[], copies = 1): Buffer {
  const parts: Buffer[] = [];
  const placed: Placed[] = [];
  let at = 0;
  for (const { name, text, says } of entries) {
    const bytes = Buffer.from(text);
    const one = {
      name: Buffer.from(name),
      packed: deflateRawSync(bytes),
      sum: crc32(bytes),
      size: says ?? bytes.length,
      at,
    };
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    described(head, 4, one);
    parts.push(head, one.name, one.packed);
    at += 30 + one.name.length + one.packed.length;
    placed.push(one);
  }
  const listed = Array.from({ length: copies }, () => placed).flat();
  const directory = Buffer.concat(listed.map(listing));
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Math.min(listed.length, 65_535), 8);
  end.writeUInt16LE(Math.min(listed.length, 65_535), 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, directory, end]);
}

function listing(one: Placed): Buffer {
  const line = Buffer.alloc(46);
  line.writeUInt32LE(0x02014b50, 0);
  line.writeUInt16LE(20, 4);
  described(line, 6, one);
  line.writeUInt32LE(one.at, 42);
  return Buffer.concat([line, one.name]);
}

/** The fields that are equal in the local header of an entry and in its line of the directory. */
function described(into: Buffer, at: number, { name, packed, sum, size }: Placed): void {
  into.writeUInt16LE(20, at);
  into.writeUInt16LE(8, at + 4);
  into.writeUInt32LE(sum, at + 10);
  into.writeUInt32LE(packed.length, at + 14);
  into.writeUInt32LE(size, at + 18);
  into.writeUInt16LE(name.length, at + 22);
}

const kinds = { docx: 'wordprocessingml.document', xlsx: 'spreadsheetml.sheet', pptx: 'presentationml.presentation' };
export type Office = keyof typeof kinds;

const typesOf = (kind: Office): string =>
  `<Types><Override PartName="/main.xml" ContentType="application/vnd.openxmlformats-officedocument.${kinds[kind]}.main+xml"/></Types>`;

/**
 * Makes a document in the format of Word, Excel or PowerPoint since 2007; `more` contains additional entries of the
 * archive.
 */
export const office = (kind: Office, more: readonly Entry[] = [], copies = 1): Buffer =>
  archive(
    [{ name: '[Content_Types].xml', text: typesOf(kind) }, { name: 'main.xml', text: '<main/>' }, ...more],
    copies,
  );
