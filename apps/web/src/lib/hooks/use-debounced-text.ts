import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';

/** The pause after the last key before typed text is used, in milliseconds. */
const PAUSE_MS = 400;

/** Returns the text after a pause in typing. An empty text is returned at once. */
export function usePausedText(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), text ? PAUSE_MS : 0);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

/** `soon` runs only the last of several functions, after a pause in typing; `never` cancels it. */
export function useTypingPause(): { soon: (act: () => void) => void; never: () => void } {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const never = () => clearTimeout(timer.current);
  useEffect(() => never, []);
  return {
    soon: (act) => {
      never();
      timer.current = setTimeout(act, PAUSE_MS);
    },
    never,
  };
}

/**
 * A ref for the input of a text that is a query parameter. Back, Forward and links change the input too, but not while
 * the person is typing in it.
 */
export function useTextOfAddress(text: string): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current && document.activeElement !== input.current) input.current.value = text;
  }, [text]);
  return input;
}

type Answer<T> = { text: string; found?: T; failed?: true };

/**
 * The results for a text, read after a pause in typing; nothing is read for null. Old results stay until the next
 * results arrive.
 */
export function useFoundByText<T>(
  text: string | null,
  ask: (text: string, signal: AbortSignal) => Promise<{ data: T }>,
): Answer<T> | null {
  const [answer, setAnswer] = useState<Answer<T> | null>(null);
  const run = useEffectEvent(ask);
  useEffect(() => {
    if (text === null) return;
    const gone = new AbortController();
    const find = () =>
      void run(text, gone.signal).then(
        ({ data }) => setAnswer({ text, found: data }),
        () => gone.signal.aborted || setAnswer({ text, failed: true }),
      );
    const timer = setTimeout(find, text ? PAUSE_MS : 0);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [text]);
  return answer;
}
