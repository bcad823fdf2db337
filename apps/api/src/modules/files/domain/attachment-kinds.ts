import { fileTypeFromBuffer } from 'file-type';
import { problem } from '../../../platform/errors.ts';
import type { Upload } from '../../../platform/http/call.ts';
import { markedEncoding } from '../../../platform/text-encoding.ts';

interface AttachmentKind {
  contentType: string;
  /** The file name extensions of the kind. The first one is added to a file name without an extension. */
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
// Office formats before 2007 share one container format. The name of a stream in the container shows which format it
// is.
const olderOffice: [stream: string, ...AttachmentKind[]][] = [
  ['WordDocument', { contentType: 'application/msword', endings: ['doc'] }],
  ['Workbook', { contentType: 'application/vnd.ms-excel', endings: ['xls'] }],
  ['PowerPoint Document', { contentType: 'application/vnd.ms-powerpoint', endings: ['ppt'] }],
];

/**
 * Recognises the kind of a file by its bytes. Refuses a file with the extension of another kind, because a computer
 * opens a file by its extension.
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

/**
 * Whether an Office file is protected by a password: Office puts it, encrypted, into the container of its old formats.
 */
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
 * Whether a file is an SVG picture. The parts that may precede the root element are removed one after the other,
 * because a single regular expression for all of them would backtrack too long.
 */
export function looksLikeSvg(bytes: Buffer): boolean {
  let text = new TextDecoder(markedEncoding(bytes) ?? 'utf-8').decode(bytes.subarray(0, 4_096));
  for (let before = ''; before !== text; text = text.replace(beforeRoot, '')) before = text;
  return /^<(?:\w+:)?svg[\s/>]/i.test(text);
}

/** Returns a file name without its folders and without characters that break a file system or a header. */
export function safeName(sent: string): string {
  const name = sent
    .split(/[/\\]/)
    .at(-1)!
    .normalize('NFC')
    // browsers send quotation marks and line breaks in the name of an uploaded file encoded in this way
    .replace(/%(?:22|0d|0a)/gi, '')
    .replace(/[\p{Cc}\p{Cf}<>:"|?*]/gu, '')
    // the lookbehind lets a match begin only at the first of several dots and blanks, which keeps the running time
    // linear
    .replace(/^[.\s]+|(?<![.\s])[.\s]+$/g, '');
  if (name.length <= 120) return name || 'file';
  const ending = /\.[^.]{1,10}$/.exec(name)?.[0] ?? '';
  return beginningOf(name, 120 - ending.length) + ending;
}

/** Shortens a name without cutting a letter, which with its accents and joiners may be several code units long. */
function beginningOf(name: string, length: number): string {
  let end = 0;
  for (const { index, segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(name)) {
    if (index + segment.length > length) break;
    end = index + segment.length;
  }
  return name.slice(0, end);
}
