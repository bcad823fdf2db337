/** File types of attachments: Word, Excel, PowerPoint, plain text, PDF and pictures. */
export const attachmentKinds =
  '.doc,.docx,.xls,.xlsx,.ppt,.pptx,.txt,.pdf,.png,.jpg,.jpeg,.jpe,.jfif,.gif,.webp,.avif,.heic,.heif,.bmp,.tif,.tiff';

type Named = { name: string; size: number; lastModified: number };

/**
 * Adds files to those chosen before, as far as the limits allow (`kept`). Also returns the limits that the other files
 * break. `accept` is the attribute of the file input.
 */
export function refusal<F extends Named>(before: F[], added: F[], most: number, mostBytes: number, accept = '') {
  const same = (a: F, b: F) => a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;
  const fresh = added.filter((file) => !before.some((one) => same(one, file)));
  const ofKind = fresh.filter((file) => isOfKind(file.name, accept));
  const fitting = [...before, ...ofKind.filter((file) => file.size <= mostBytes)];
  return {
    kept: most === 1 ? fitting.slice(-1) : fitting.slice(0, most),
    wrongKind: fresh.filter((file) => !ofKind.includes(file)).map((file) => file.name),
    tooLarge: ofKind.filter((file) => file.size > mostBytes).map((file) => file.name),
    tooMany: most > 1 && fitting.length > most,
  };
}

/**
 * Whether the ending of the file is in `accept` ('.pdf,.png'); checked here because people can turn off the browser's
 * filter. If `accept` names no endings, every file passes.
 */
function isOfKind(name: string, accept: string): boolean {
  const endings = accept.split(',').filter((one) => one.startsWith('.'));
  return endings.length === 0 || endings.some((ending) => name.toLowerCase().endsWith(ending));
}

/**
 * A size as text: '1.2 MB'. `unitOf` is the size of the whole file: then only the number is returned, in the unit of
 * the whole size, '1.2' of '3.4 MB'.
 */
export function bytes(size: number, unitOf?: number): string {
  const mega = (unitOf ?? size) >= 1_000_000;
  const figure = mega ? (size / 1_048_576).toFixed(1).replace('.0', '') : String(Math.max(1, Math.round(size / 1024)));
  return unitOf === undefined ? `${figure} ${mega ? 'MB' : 'kB'}` : figure;
}
