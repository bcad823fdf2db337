import { useEffect, useState } from 'react';
import { call } from '../../lib/api/call.ts';
import { ApiError } from '../../lib/api/envelope.ts';

const againAfterMs = 30_000;

export type PhoneCode = {
  /** The number to which a code was sent; null before that, and after the person has chosen to type another number. */
  sentTo: string | null;
  /** The typed digits. */
  code: string;
  setCode: (code: string) => void;
  /** Whether the code can be sent again now. */
  mayAgain: boolean;
  /** Sends a code; throws the error of the server. */
  request: (phone: string) => Promise<void>;
  reset: () => void;
};

const sendCode = (phone: string): Promise<unknown> => call('POST /phone_codes', { body: { phone } });

/** The state of a code that is sent to a phone number and typed in. `send` calls the server, which sends the code. */
export function usePhoneCode(send = sendCode): PhoneCode {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [code, setCode] = useState('');
  const [mayAgain, setMayAgain] = useState(false);
  useEffect(() => {
    if (sentTo === null || mayAgain) return undefined;
    const timer = setTimeout(() => setMayAgain(true), againAfterMs);
    return () => clearTimeout(timer);
  }, [sentTo, mayAgain]);
  const request = async (phone: string) => {
    try {
      await send(phone);
    } catch (error) {
      // `slow_down`: the request came too soon after the previous one, whose code is still valid
      if (error instanceof ApiError && error.code === 'slow_down') setSentTo(phone);
      throw error;
    }
    setSentTo(phone);
    setCode('');
    setMayAgain(false);
  };
  return { sentTo, code, setCode, mayAgain, request, reset: () => setSentTo(null) };
}
