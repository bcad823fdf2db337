import type { Api } from '@ivuriro/contract';
import { useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { ApiError } from '../../../lib/api/envelope.ts';
import { useAnswer } from '../../../lib/api/use-answer.ts';

export type MovePage = Api['GET /move_links/{secret}']['data'];
/** A free slot of a doctor, with its date. */
export type FreeTime = MovePage['days'][number]['times'][number] & { date: string };

/**
 * The appointment of the move link with the free slots, and a function that moves it. After a refusal the slots are
 * read again.
 */
export function useMoveLink(secret: string) {
  const [moved, setMoved] = useState<Api['POST /move_links/{secret}']['data'] | null>(null);
  const [refused, setRefused] = useState('');
  const [moving, setMoving] = useState(false);
  const params = { secret };
  const read = useAnswer(
    secret,
    (signal) => call('GET /move_links/{secret}', { params, asVisitor: true, signal }),
    // a move uses up the link, so it must not be read again
    { staysAsShown: true },
  );
  const move = async ({ date, start_time, end_time, doctor }: FreeTime) => {
    setMoving(true);
    setRefused('');
    try {
      const body = { assigned_date: date, start_time, end_time, doctor_id: doctor.id };
      setMoved((await call('POST /move_links/{secret}', { params, body, asVisitor: true })).data);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefused(error.message);
      if (error.status !== 0) read.retry();
    } finally {
      setMoving(false);
    }
  };
  return { ...read, moved, refused, moving, move };
}
