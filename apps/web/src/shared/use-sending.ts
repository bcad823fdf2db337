import { useState } from 'react';
import { ApiError } from './api/envelope.ts';
import { dismissFailures, notifyFailure } from './ui/notices.ts';

/** One call of a form at a time. What the server refuses is told in notices, sentence by sentence; nothing typed is touched. */
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
