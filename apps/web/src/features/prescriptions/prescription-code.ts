import { readCode } from '@ivuriro/contract/text';

/**
 * The prescription code in a scanned text: the text itself, or the end of the URL in the QR code of a printed
 * prescription. Null if it is neither.
 */
export function codeIn(text: string): string | null {
  const code = /^(?:https?:\/\/[^/\s]+\/verify\/)?([A-Za-z0-9]{8,20})$/.exec(text.trim())?.[1];
  return code ? readCode(code) : null;
}
