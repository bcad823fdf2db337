import { readCode } from '@ivuriro/contract/text';

/** The code in what a camera has read: the paper's square holds the address of its verification. Null when it is none of ours. */
export function codeIn(text: string): string | null {
  const code = /^(?:https?:\/\/[^/\s]+\/verify\/)?([A-Za-z0-9]{8,20})$/.exec(text.trim())?.[1];
  return code ? readCode(code) : null;
}
