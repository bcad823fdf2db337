import type { ApiError } from '../lib/api/envelope.ts';
import { texts } from './texts.ts';

export type ToastKind = 'success' | 'info' | 'warning' | 'error';
export type Toast = {
  id: number;
  title?: string | undefined;
  message: string;
  kind: ToastKind;
  /** How many milliseconds the toast is shown; absent for the usual duration. */
  shownMs?: number | undefined;
  action?: { label: string; onPress: () => void } | undefined;
};

/** Toasts outlive the dialog or page that showed them, so they are kept outside of both. */
let toasts: Toast[] = [];
let outlets: string[] = [];
let last = 0;
/** The largest number of toasts: more would hide the page, and the oldest is no longer of interest. */
const most = 3;
const listeners = new Set<() => void>();

export function showToast(toast: Omit<Toast, 'id' | 'kind'> & { kind?: ToastKind }): void {
  const same = toasts.find((one) => one.message === toast.message && one.title === toast.title);
  const news: Toast = { kind: 'success', ...toast, id: ++last };
  toasts = [...toasts.filter((one) => one !== same), news].slice(-most);
  tell();
}

/** Shows all messages of a failed call in one toast, one message per line, under one title. */
export function showFailureToast(error: ApiError, title = texts.en.oops): void {
  showToast({ title, message: error.errors.join('\n'), kind: 'error' });
}

/**
 * Dismisses errors and warnings. Called when an action is tried again, because the errors of its last attempt no longer
 * hold.
 */
export function dismissFailures(): void {
  toasts = toasts.filter(({ kind }) => kind !== 'error' && kind !== 'warning');
  tell();
}

/** Dismisses all toasts. Called when another person uses this tab. */
export function dismissAll(): void {
  toasts = [];
  tell();
}

export function dismiss(id: number): void {
  toasts = toasts.filter((toast) => toast.id !== id);
  tell();
}

/**
 * Every dialog mounts its own outlet for toasts, because elements outside of an open modal dialog are inert. The outlet
 * that was mounted last shows the toasts. Returns a function that removes the outlet.
 */
export function openOutlet(id: string): () => void {
  outlets = [...outlets, id];
  tell();
  return () => {
    outlets = outlets.filter((one) => one !== id);
    tell();
  };
}

export const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const getToasts = () => toasts;
export const getOutlet = () => outlets.at(-1);

function tell(): void {
  for (const listener of listeners) listener();
}
