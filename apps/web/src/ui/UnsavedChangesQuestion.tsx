import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router';
import { useTexts } from '../lib/language/texts.ts';
import { getToken } from '../lib/session/session.ts';
import { formTexts } from './form-texts.ts';
import { Question } from './Question.tsx';

type Props = {
  /** Whether there are typed changes that are not saved. */
  when: boolean;
  /** Called when the person leaves without saving, to drop the changes. */
  onLeave: () => void;
};

/** The location state of a navigation after saving: nothing can be lost, so no question is asked. */
export const everythingStored = { stored: true };

/**
 * Asks before unsaved changes are lost, when the person opens another page or closes the tab. Tabs within the page
 * (`?tab=`) do not lose changes.
 */
export function UnsavedChangesQuestion({ when, onLeave }: Props) {
  const t = useTexts(formTexts);
  // a layout effect, so that a navigation right after saving already finds no unsaved changes
  const asks = useRef(when);
  useLayoutEffect(() => {
    asks.current = when;
  }, [when]);
  const blocker = useBlocker(
    useCallback<BlockerFunction>(
      ({ currentLocation, nextLocation }) =>
        // no question after signing out, which has deleted the draft
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
