import { fileTypeFromBuffer } from 'file-type';
import { problem } from '../../../platform/errors.ts';
import type { Upload } from '../../../platform/http/call.ts';
import { markedEncoding } from '../../../platform/text-encoding.ts';

interface AttachmentKind {
  contentType: string;
  /** The file name extensions of the kind; the first is added to a name without one. */
  endings: string[];
}

const openXml = 'application/vnd.openxmlformats-officedocument';
const byType: Record<string, string[]> = {
  'application/pdf': ['pdf'],
  [`${openXml}.wordprocessingml.document`]: ['docx'],
  [`${openXml}.spreadsheetml.sheet`]: ['xlsx'],
  [`${openXml}.presentationml.presentation`]: ['pptx'],
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/heic': ['heic', 'heif'],
  'image/tiff': ['tif', 'tiff'],
};
// Office formats before 2007 share one container format; the name of a stream inside it tells which one.
const olderOffice: [stream: string, ...AttachmentKind[]][] = [
  ['WordDocument', { contentType: 'application/msword', endings: ['doc'] }],
  ['Workbook', { contentType: 'application/vnd.ms-excel', endings: ['xls'] }],
  ['PowerPoint Document', { contentType: 'application/vnd.ms-powerpoint', endings: ['ppt'] }],
];

/**
 * Recognises the real kind of a document by its bytes; a file whose name says another kind is refused, because people
 * open it by its name.
 */
export async function recogniseAttachment(upload: Upload): Promise<{ name: string; contentType: string }> {
  const name = safeName(upload.name);
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  if (ending === 'svg' || ending === 'svgz' || looksLikeSvg(upload.bytes))
    throw problem('unsupported_type', `${name}: SVG pictures are not taken. Send it as PNG or JPEG.`);
  if (isProtected(upload.bytes))
    throw problem(
      'unsupported_type',
      `${name}: it is protected by a password. Save it without one and attach it again.`,
    );
  const found = (await byContent(upload.bytes)) ?? plainText(upload.bytes);
  if (!found)
    throw problem(
      'unsupported_type',
      `${name}: only Word, Excel, PowerPoint, plain text, PDF and pictures can be attached.`,
    );
  if (!ending) return { name: `${name}.${found.endings[0]}`, contentType: found.contentType };
  if (!found.endings.includes(ending))
    throw problem('unsupported_type', `${name}: the file is not what its name says.`);
  return { name, contentType: found.contentType };
}

/** Office encrypts a protected file of any format into the container format of its older versions. */
const isProtected = (bytes: Buffer): boolean =>
  bytes.subarray(0, 8).equals(container) && bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'));
const container = Buffer.from('d0cf11e0a1b11ae1', 'hex');

async function byContent(bytes: Buffer): Promise<AttachmentKind | undefined> {
  const found = await fileTypeFromBuffer(bytes);
  if (!found) return undefined;
  if (found.mime === 'application/x-cfb')
    return olderOffice.find(([stream]) => bytes.includes(Buffer.from(stream, 'utf16le')))?.[1];
  const endings = byType[found.mime];
  if (endings) return { contentType: found.mime, endings };
  return found.mime.startsWith('image/') ? { contentType: found.mime, endings: [found.ext] } : undefined;
}

function plainText(bytes: Buffer): AttachmentKind | undefined {
  if (bytes.length === 0) return undefined;
  const marked = markedEncoding(bytes);
  // text without a byte order mark that is not UTF-8 is taken for windows-1252, the usual encoding on Windows
  const encoding = (marked ? [marked] : ['utf-8', 'windows-1252']).find((one) => isTextIn(one, bytes));
  return encoding ? { contentType: `text/plain; charset=${encoding}`, endings: ['txt'] } : undefined;
}

function isTextIn(encoding: string, bytes: Buffer): boolean {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    // oxlint-disable-next-line no-control-regex -- control characters are what tells a binary file from a text
    return !/[\0-\x08\x0e-\x1a\x1c-\x1f\x81\x8d\x8f\x90\x9d]/.test(text);
  } catch {
    return false;
  }
}

const beforeRoot = /^(?:\s+|<\?xml[^>]*>|<!--[^]*?-->|<!DOCTYPE[^>[]*(?:\[[^]*?\]\s*)?>)/i;

/**
 * Removes one part after the other that may precede the root element, because a single regular expression for all of
 * them would backtrack too long.
 */
export function looksLikeSvg(bytes: Buffer): boolean {
  let text = new TextDecoder(markedEncoding(bytes) ?? 'utf-8').decode(bytes.subarray(0, 4_096));
  for (let before = ''; before !== text; text = text.replace(beforeRoot, '')) before = text;
  return /^<(?:\w+:)?svg[\s/>]/i.test(text);
}

/** The last part of the name that was sent, without characters that break a file system or a header. */
export function safeName(sent: string): string {
  const name = sent
    .split(/[/\\]/)
    .at(-1)!
    .normalize('NFC')
    // browsers encode a quotation mark and a line break in the name of an uploaded file in this way
    .replace(/%(?:22|0d|0a)/gi, '')
    .replace(/[\p{Cc}\p{Cf}<>:"|?*]/gu, '')
    // the lookbehind lets a match begin only at the first of several dots and spaces, which keeps the time linear
    .replace(/^[.\s]+|(?<![.\s])[.\s]+$/g, '');
  if (name.length <= 120) return name || 'file';
  const ending = /\.[^.]{1,10}$/.exec(name)?.[0] ?? '';
  return beginningOf(name, 120 - ending.length) + ending;
}

/** Cuts between letters: one letter may be several code units, with its accents and joiners. */
function beginningOf(name: string, length: number): string {
  let end = 0;
  for (const { index, segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(name)) {
    if (index + segment.length > length) break;
    end = index + segment.length;
  }
  return name.slice(0, end);
}
