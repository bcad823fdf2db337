interface Box {
  type: string;
  from: number;
  to: number;
}
interface Extent {
  item: number;
  from: number;
  to: number;
}
const notes = ['Exif', 'mime', 'uri '];

/**
 * Overwrites the metadata of a HEIC or AVIF picture with zeros. The metadata keeps its length, because all other parts
 * are found by their offsets. The orientation stays, because it is not stored in the metadata.
 */
export function stripHeif(bytes: Buffer): Buffer {
  const blank = Buffer.from(bytes);
  for (const { type, from, to } of boxes(bytes, 0, bytes.length)) {
    if (type === 'uuid') blank.fill(0, from, to);
    if (type !== 'meta') continue;
    const inside = [...boxes(bytes, from + 4, to)];
    const written = new Set(inside.flatMap((box) => (box.type === 'iinf' ? itemsOf(bytes, box) : [])));
    const data = inside.find((box) => box.type === 'idat')?.from ?? 0;
    for (const box of inside)
      if (box.type === 'iloc')
        for (const extent of extentsOf(bytes, box, data))
          if (written.has(extent.item)) blank.fill(0, extent.from, Math.min(extent.to, blank.length));
  }
  return blank;
}

function* boxes(bytes: Buffer, from: number, to: number): Generator<Box> {
  for (let at = from; at + 8 <= to;) {
    const read = reader(bytes, at);
    const short = read(4);
    const type = bytes.toString('latin1', at + 4, at + 8);
    read(4);
    const [size, head] = short === 1 ? [read(8), 16] : [short === 0 ? to - at : short, 8];
    if (size < head || at + size > to) return;
    yield { type, from: at + head, to: at + size };
    at += size;
  }
}

/** Reads, from the list of the items in the file, the numbers of the items that are metadata. */
function itemsOf(bytes: Buffer, { from, to }: Box): number[] {
  const found: number[] = [];
  for (const entry of boxes(bytes, from + (bytes[from] === 0 ? 6 : 8), to)) {
    const version = bytes[entry.from]!;
    if (entry.type !== 'infe' || version < 2) continue;
    const read = reader(bytes, entry.from + 4);
    const item = read(version === 2 ? 2 : 4);
    const type = entry.from + (version === 2 ? 8 : 10);
    if (notes.includes(bytes.toString('latin1', type, type + 4))) found.push(item);
  }
  return found;
}

/** The position of each item. */
function* extentsOf(bytes: Buffer, { from, to }: Box, data: number): Generator<Extent> {
  const version = bytes[from]!;
  const read = reader(bytes, from + 4, to);
  const [sizes, more] = [read(1), read(1)];
  const [offsetSize, lengthSize, baseSize] = [sizes >> 4, sizes & 15, more >> 4];
  const indexSize = version > 0 ? more & 15 : 0;
  for (let items = read(version < 2 ? 2 : 4); items > 0 && read.left() > 0; items--) {
    const item = read(version < 2 ? 2 : 4);
    const inData = version > 0 && (read(2) & 15) === 1;
    read(2);
    const base = read(baseSize) + (inData ? data : 0);
    for (let parts = read(2); parts > 0 && read.left() > 0; parts--) {
      read(indexSize);
      const begin = base + read(offsetSize);
      yield { item, from: begin, to: begin + read(lengthSize) };
    }
  }
}

/** Returns a function that reads numbers one after the other. Bytes after the end are read as zeros. */
function reader(bytes: Buffer, from: number, to = bytes.length) {
  let at = from;
  const read = (length: number): number => {
    let value = 0;
    for (const end = at + length; at < end; at++) value = value * 256 + (at < to ? bytes[at]! : 0);
    return value;
  };
  return Object.assign(read, { left: () => to - at });
}
