import { useReducer, useState } from 'react';
import { useDraft } from '../../shared/use-draft.ts';
import { letterOf } from './letter.ts';
import type { Letter, Start } from './start.ts';

/** The letter that is drawn, and what may be done to it. */
export function useLetter(accountId: string, start: Start) {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const [acts] = useState(() => letterOf(accountId, start, () => drawAgain()));
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
