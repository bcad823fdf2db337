import type { Meeting } from '@ivuriro/contract';
import { useEffect, useState } from 'react';
import { listen } from '../../shared/socket.ts';

export type Status = Meeting['status'] | 'INITIATED';

/** How the meeting stands, as it is told to the account while it is not in the room yet. */
export function useMeetingStatus({ code, status }: Meeting): Status {
  const [heard, setHeard] = useState<{ code: string; status: Status } | null>(null);
  useEffect(
    () =>
      listen('meetingStatus', (told) => {
        if (told.meet_code === code) setHeard({ code, status: told.status });
      }),
    [code],
  );
  return heard?.code === code ? heard.status : status;
}
