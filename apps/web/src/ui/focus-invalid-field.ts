import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Focuses the first invalid field, or the field `name`, after the next render, and scrolls to it. */
export function goToFirstWrong(form: HTMLElement | null, name?: string): void {
  requestAnimationFrame(() => focus(form?.querySelector<HTMLElement>(name ? `[name="${name}"]` : '[aria-invalid]')));
}

function focus(field: HTMLElement | null | undefined): void {
  field?.focus();
  // scrolls to the message, which is below the field, and centres it, because toasts and bars cover the edges of the
  // screen
  const errorElement = document.getElementById(field?.getAttribute('aria-describedby') ?? '') ?? field;
  errorElement?.scrollIntoView({ block: 'center' });
}

/** Focuses the first invalid field each time other fields become invalid. */
export function useFirstWrong<T extends HTMLElement>(wrong: readonly string[]): RefObject<T | null> {
  const form = useRef<T>(null);
  const marked = wrong.join(' ');
  // a layout effect, because a later effect would take the focus from a person who has begun to type in another field
  useLayoutEffect(() => {
    if (marked) focus(form.current?.querySelector<HTMLElement>('[aria-invalid]'));
  }, [marked]);
  return form;
}
