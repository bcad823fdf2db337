import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Goes to the first field that says what is wrong with it, or to a named one, once that is drawn: it may lie out of sight. */
export function goToFirstWrong(form: HTMLElement | null, name?: string): void {
  requestAnimationFrame(() => focus(form?.querySelector<HTMLElement>(name ? `[name="${name}"]` : '[aria-invalid]')));
}

function focus(field: HTMLElement | null | undefined): void {
  field?.focus();
  // the message is below the field; away from the edges, where toasts and bars are
  const said = document.getElementById(field?.getAttribute('aria-describedby') ?? '') ?? field;
  said?.scrollIntoView({ block: 'center' });
}

/** For a form whose fields were refused: goes there each time other ones are. */
export function useFirstWrong<T extends HTMLElement>(wrong: readonly string[]): RefObject<T | null> {
  const form = useRef<T>(null);
  const marked = wrong.join(' ');
  // with the drawing that shows the refusal: whoever types on at once is not taken out of another field
  useLayoutEffect(() => {
    if (marked) focus(form.current?.querySelector<HTMLElement>('[aria-invalid]'));
  }, [marked]);
  return form;
}
