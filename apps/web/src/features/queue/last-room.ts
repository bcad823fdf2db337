import { useSyncExternalStore } from 'react';

const keyOf = (doctorId: string) => `queue_room:${doctorId}`;
const changed = 'ivuriro:queue-room';

/** The room to which this computer last called a patient of the doctor; '' if it has called none. */
export const useLastRoom = (doctorId: string): string =>
  useSyncExternalStore(
    follow,
    () => localStorage.getItem(keyOf(doctorId)) ?? '',
    () => '',
  );

export function storeLastRoom(doctorId: string, room: string): void {
  localStorage.setItem(keyOf(doctorId), room);
  dispatchEvent(new Event(changed));
}

function follow(onChange: () => void): () => void {
  addEventListener(changed, onChange);
  return () => removeEventListener(changed, onChange);
}
