import { deflateRawSync } from 'node:zlib';

const openXml = 'application/vnd.openxmlformats-officedocument';
/** A Microsoft Office file in the format since 2007: a ZIP archive whose first part names the content type. */
export const newerOffice = (kind: string): Buffer => archive([listOf(kind)]);
export const listOf = (kind: string): Part => ({
  name: '[Content_Types].xml',
  text: `<Types><Override ContentType="${openXml}.${kind}.main+xml"/></Types>`,
});
export interface Part {
  name: string;
  text: string | Buffer;
  /** The unpacked size that the archive declares, in bytes; by default the true one. */
  declaredBytes?: number;
}
export function archive(parts: Part[], { times = 1 } = {}): Buffer {
  const bodies: Buffer[] = [];
  const lines: Buffer[] = [];
  let start = 0;
  for (const { name, text, declaredBytes: says = text.length } of parts) {
    const packed = deflateRawSync(text);
    const [head, line] = [Buffer.alloc(30), Buffer.alloc(46)];
    for (const [into, at] of [
      [head, 4],
      [line, 6],
    ] as const) {
      into.writeUInt16LE(20, at);
      into.writeUInt16LE(8, at + 4);
      into.writeUInt32LE(packed.length, at + 14);
      into.writeUInt32LE(says, at + 18);
      into.writeUInt16LE(name.length, at + 22);
    }
    head.writeUInt32LE(0x04034b50, 0);
    line.writeUInt32LE(0x02014b50, 0);
    line.writeUInt32LE(start, 42);
    const body = Buffer.concat([head, Buffer.from(name), packed]);
    start += body.length;
    bodies.push(body);
    for (let n = 0; n < times; n++) lines.push(line, Buffer.from(name));
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt32LE(start, 16);
  return Buffer.concat([...bodies, ...lines, end]);
}
