import { dismissFailures, notify } from '../ui/notices.ts';

/** Says the one thing that is missing and goes to its control; without one, what was said before has been answered. */
export function complain(title: string, message: string | null, control: HTMLElement | null | undefined): void {
  dismissFailures();
  if (message === null) return;
  notify({ title, message, kind: 'warning' });
  control?.focus();
}
