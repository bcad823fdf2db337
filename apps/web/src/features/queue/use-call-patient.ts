import type { QueueRow } from '@ivuriro/contract';
import { useQueueChanged } from '../../domain/queue/use-queue.ts';
import { type AnyProviderContext, callAt } from '../../lib/api/call.ts';
import { showToast } from '../../ui/toasts.ts';
import { useFormSubmit } from '../../ui/use-form-submit.ts';
import { storeLastRoom } from './last-room.ts';

/**
 * Calls the patient to a room, which this computer stores as the last room of the doctor. Returns false if the server
 * refuses the call.
 */
export function useCallPatient(desk: AnyProviderContext, { appointment }: QueueRow) {
  const changed = useQueueChanged();
  const { sending: calling, send } = useFormSubmit();
  const callTo = async (room: string): Promise<boolean> => {
    let done = false;
    await send(async () => {
      const { message } = await callAt(desk, 'POST /appointment/{id}/call', {
        params: { id: appointment.id },
        body: { room },
      });
      storeLastRoom(appointment.doctor.id, room);
      showToast({ message });
      done = true;
      await changed();
    });
    return done;
  };
  return { calling, callTo };
}
