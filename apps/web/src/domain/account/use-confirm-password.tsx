import { type ReactNode, useState } from 'react';
import { ApiError, type FieldErrors } from '../../lib/api/envelope.ts';
import { useFormSubmit } from '../../ui/use-form-submit.ts';
import { ConfirmPassword } from './ConfirmPassword.tsx';

type Act = (password?: string) => Promise<void>;
type Send = (act: Act, title?: string) => Promise<void>;

/**
 * Sends a request. When the server answers `password_required`, asks for the password and sends the request again with
 * it. Render `asking` beside the form.
 */
export function useConfirmPassword(): { sending: boolean; send: Send; wrong: FieldErrors; asking: ReactNode } {
  const { sending, send, wrong } = useFormSubmit();
  const [waiting, setWaiting] = useState<{ act: Act; title?: string } | null>(null);
  const first: Send = (act, title) =>
    send(async () => {
      try {
        await act();
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'password_required') throw error;
        setWaiting({ act, title });
      }
    }, title);
  const again = ({ act, title }: NonNullable<typeof waiting>, password: string) =>
    send(async () => {
      try {
        await act(password);
        setWaiting(null);
      } catch (error) {
        // after a wrong password the dialog stays open; after any other error it closes, because the form shows that
        // error
        if (!(error instanceof ApiError) || error.code !== 'wrong_password') setWaiting(null);
        throw error;
      }
    }, title);
  return {
    sending: sending && !waiting,
    send: first,
    wrong,
    asking: waiting && (
      <ConfirmPassword
        sending={sending}
        onEnter={(password) => void again(waiting, password)}
        onClose={() => setWaiting(null)}
      />
    ),
  };
}
