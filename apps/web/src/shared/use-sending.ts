import { useState } from 'react';
import { ApiError } from './api/envelope.ts';
import { dismissFailures, notifyFailure } from './ui/notices.ts';

/** Sends a form, once at a time. A refusal is shown in notices, sentence by sentence; what was typed stays. */
export function useSending(): { sending: boolean; send: (act: () => Promise<void>, title?: string) => Promise<void> } {
  const [sending, setSending] = useState(false);
  const send = async (act: () => Promise<void>, title?: string) => {
    if (sending) return;
    setSending(true);
    dismissFailures();
    try {
      await act();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notifyFailure(error, title);
    } finally {
      setSending(false);
    }
  };
  return { sending, send };
}
