/** Goes to the first field that says what is wrong with it, once that is drawn: it may lie out of sight. */
export function goToFirstWrong(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
}
