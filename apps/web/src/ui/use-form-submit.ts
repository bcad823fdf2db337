import { useState } from 'react';
import { ApiError, type FieldErrors } from '../lib/api/envelope.ts';
import { dismissFailures, showFailureToast } from './toasts.ts';

type Sending = {
  sending: boolean;
  send: (act: () => Promise<void>, title?: string) => Promise<void>;
  /** The error messages of the last attempt, by field, so that the form can show each below its field. */
  wrong: FieldErrors;
};
const NOTHING: FieldErrors = {};

/**
 * Sends a form, or runs the action of a button; a second call does nothing until the first has ended. An error is shown
 * in a toast, and `wrong` contains its messages by field. The typed values stay.
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
