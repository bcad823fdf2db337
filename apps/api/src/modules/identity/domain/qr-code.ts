import QRCode from 'qrcode';

/** A QR code as one SVG path: squares of one unit in a field of `size` by `size`. */
export function drawnCode(text: string): { size: number; path: string } {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  const squares: string[] = [];
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++)
      if (modules.get(row, column)) squares.push(`M${column} ${row}h1v1h-1z`);
  return { size, path: squares.join('') };
}
