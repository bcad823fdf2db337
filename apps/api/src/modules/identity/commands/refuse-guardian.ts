import { problem } from '../../../platform/errors.ts';
import type { Actor } from '../../../platform/session.ts';

/** 403 for somebody who acts for another person's record; `sentence` says where the action is possible. */
export function refuseGuardian({ role }: Actor, sentence: string): void {
  if (role === 'guardian' || role === 'representative') throw problem('not_permitted', sentence);
}
