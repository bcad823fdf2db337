import { type RefObject, useEffect, useRef } from 'react';

/** Goes to the first field that says what is wrong with it, or to a named one, once that is drawn: it may lie out of sight. */
export function goToFirstWrong(form: HTMLElement | null, name?: string): void {
  requestAnimationFrame(() => {
    const field = form?.querySelector<HTMLElement>(name ? `[name="${name}"]` : '[aria-invalid]');
    field?.focus();
    // what is said stands below the field; away from the edges, where notices and bars lie
    const said = document.getElementById(field?.getAttribute('aria-describedby') ?? '') ?? field;
    said?.scrollIntoView({ block: 'center' });
  });
}

/** For a form whose fields were refused: goes there each time other ones are. */
export function useFirstWrong<T extends HTMLElement>(wrong: readonly string[]): RefObject<T | null> {
  const form = useRef<T>(null);
  const marked = wrong.join(' ');
  useEffect(() => {
    if (marked) goToFirstWrong(form.current);
  }, [marked]);
  return form;
}
