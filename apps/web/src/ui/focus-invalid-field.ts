import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Focuses the first invalid field, or the field `name`, after the next render, and scrolls to it. */
export function goToFirstWrong(form: HTMLElement | null, name?: string): void {
  requestAnimationFrame(() => focus(form?.querySelector<HTMLElement>(name ? `[name="${name}"]` : '[aria-invalid]')));
}

function focus(field: HTMLElement | null | undefined): void {
  field?.focus();
  // scrolls to the message, which is below the field; to the centre, because toasts and bars cover the edges
  const errorElement = document.getElementById(field?.getAttribute('aria-describedby') ?? '') ?? field;
  errorElement?.scrollIntoView({ block: 'center' });
}

/** Focuses the first invalid field each time the set of refused fields changes. */
export function useFirstWrong<T extends HTMLElement>(wrong: readonly string[]): RefObject<T | null> {
  const form = useRef<T>(null);
  const marked = wrong.join(' ');
  // a layout effect: a later one would take the focus from a person who has begun to type in another field
  useLayoutEffect(() => {
    if (marked) focus(form.current?.querySelector<HTMLElement>('[aria-invalid]'));
  }, [marked]);
  return form;
}
