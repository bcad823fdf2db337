import { useState } from 'react';
import { ApiError, type FieldErrors } from '../lib/api/envelope.ts';
import { dismissFailures, showFailureToast } from './toasts.ts';

type Sending = {
  sending: boolean;
  send: (act: () => Promise<void>, title?: string) => Promise<void>;
  /** The errors of the last attempt by field, for the form to show them there. */
  wrong: FieldErrors;
};
const NOTHING: FieldErrors = {};

/**
 * Sends a form, or what one button does, once at a time. An error is shown in a toast, and in `wrong` by its fields; the
 * typed values stay.
 */
export function useFormSubmit(): Sending {
  const [sending, setSending] = useState(false);
  const [wrong, setWrong] = useState(NOTHING);
  const send = async (act: () => Promise<void>, title?: string) => {
    if (sending) return;
    setSending(true);
    dismissFailures();
    setWrong(NOTHING);
    try {
      await act();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setWrong(error.fields);
      showFailureToast(error, title);
    } finally {
      setSending(false);
    }
  };
  return { sending, send, wrong };
}
