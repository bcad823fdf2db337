import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';

/** Typing has paused when no key was pressed for so long. */
const PAUSE_MS = 400;

/** The text, once typing has paused; an empty text at once. */
export function usePausedText(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), text ? PAUSE_MS : 0);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

/** Does only the last of several acts, once typing has paused. */
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

/** For a field whose text is in the address: shows it after back, forward and links, but not while somebody types. */
export function useTextOfAddress(text: string): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current && document.activeElement !== input.current) input.current.value = text;
  }, [text]);
  return input;
}

type Answer<T> = { text: string; found?: T; failed?: true };

/** What a text finds, asked once typing has paused; null asks nothing. It stays until the next answer is there. */
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
