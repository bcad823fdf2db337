import { useReducer, useState } from 'react';
import { useDraft } from '../../../lib/hooks/use-draft.ts';
import { createMessageDraft } from './message-draft.ts';
import type { Letter, Start } from './initial-message.ts';

/** The message that is being written, and the actions on it. */
export function useMessageDraft(accountId: string, start: Start) {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const [acts] = useState(() => createMessageDraft(accountId, start, () => drawAgain()));
  const { empty } = acts;
  const [letter, change] = useDraft<Letter>(acts.name(), empty);
  const going = acts.going();
  const isEmpty =
    !letter.draftId &&
    going.length === 0 &&
    letter.message === empty.message &&
    letter.subject === empty.subject &&
    letter.to.length === empty.to.length;
  return { ...acts, letter, change, going, isEmpty };
}
