const orientationTag = 0x0112;

/**
 * Reads the orientation, 1 to 8, from the metadata of a camera, which is a TIFF directory. Returns 1 when there is
 * none.
 */
function orientationOf(tiff: Buffer): number {
  if (tiff.length < 8) return 1;
  const read = new DataView(tiff.buffer, tiff.byteOffset, tiff.length);
  const little = tiff.toString('latin1', 0, 2) === 'II';
  const directory = read.getUint32(4, little);
  if (directory + 2 > tiff.length) return 1;
  const entries = read.getUint16(directory, little);
  for (let at = directory + 2; at < directory + 2 + entries * 12 && at + 12 <= tiff.length; at += 12) {
    if (read.getUint16(at, little) !== orientationTag) continue;
    const way = read.getUint16(at + 8, little);
    return way >= 1 && way <= 8 ? way : 1;
  }
  return 1;
}

/**
 * Returns a TIFF directory that contains only the orientation, or null when the picture has the default orientation.
 */
export function onlyOrientation(tiff: Buffer): Buffer | null {
  const way = orientationOf(tiff);
  if (way === 1) return null;
  const said = Buffer.alloc(26);
  said.write('MM\0*', 'latin1');
  said.writeUInt32BE(8, 4);
  said.writeUInt16BE(1, 8);
  said.writeUInt16BE(orientationTag, 10);
  said.writeUInt16BE(3, 12);
  said.writeUInt32BE(1, 14);
  said.writeUInt16BE(way, 18);
  return said;
}
