import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router';
import { useTexts } from '../lib/language/texts.ts';
import { getToken } from '../lib/session/session.ts';
import { formTexts } from './form-texts.ts';
import { Question } from './Question.tsx';

type Props = {
  /** Something is typed and not saved. */
  when: boolean;
  /** What is given up when the person leaves all the same. */
  onLeave: () => void;
};

/** State of a navigation that follows a save: nothing is given up by it. */
export const everythingStored = { stored: true };

/** Asks before another page is opened, or the tab is closed. Other sides of the same page (`?tab=`) are no leaving. */
export function UnsavedChangesQuestion({ when, onLeave }: Props) {
  const t = useTexts(formTexts);
  // what was saved and then left in the same breath is left without a question
  const asks = useRef(when);
  useLayoutEffect(() => {
    asks.current = when;
  }, [when]);
  const blocker = useBlocker(
    useCallback<BlockerFunction>(
      ({ currentLocation, nextLocation }) =>
        // whoever has signed out has left already
        asks.current &&
        nextLocation.state?.stored !== true &&
        getToken() !== null &&
        currentLocation.pathname !== nextLocation.pathname,
      [],
    ),
  );
  useEffect(() => {
    if (!when) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (getToken() !== null) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [when]);
  if (blocker.state !== 'blocked') return null;
  return (
    <Question
      title={t.leaveTitle}
      yes={t.leave}
      no={t.stay}
      busy={false}
      onYes={() => {
        onLeave();
        blocker.proceed();
      }}
      onNo={() => blocker.reset()}
    >
      <p>{t.leaveSays}</p>
    </Question>
  );
}
