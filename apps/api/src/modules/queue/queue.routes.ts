import { entranceCodes, entrances, patientEntrances } from '@ivuriro/contract/entrance-codes';
import { patientQueue, queue } from '@ivuriro/contract/queue';
import { waitingRooms, waitingRoomScreens } from '@ivuriro/contract/waiting-rooms';
import { resource, serve } from '../../platform/http/serve.ts';
import { callPatient } from './commands/call-patient.ts';
import { openEntrance, replaceEntranceCode } from './commands/make-entrance-code.ts';
import { makeWaitingRoom } from './commands/make-waiting-room.ts';
import { markArrival, markOwnArrival } from './commands/mark-arrival.ts';
import { undoArrival } from './commands/undo-arrival.ts';
import { listQueue } from './queries/list-queue.ts';
import { placeOfPatient } from './queries/place-of-patient.ts';
import { readEntrance, readEntranceAsPatient } from './queries/read-entrance.ts';
import { readWaitingRoom } from './queries/read-waiting-room.ts';

export const queueResource = resource(queue, {
  list: listQueue,
  arrive: markArrival,
  undo: undoArrival,
  call: callPatient,
});
export const waitingRoomResource = resource(waitingRooms, { make: makeWaitingRoom });
export const entranceCodeResource = resource(entranceCodes, { open: openEntrance, replace: replaceEntranceCode });
export const queueRoutes = [
  ...serve(patientQueue, { place: placeOfPatient }),
  ...serve(entrances, { read: readEntrance }),
  ...serve(patientEntrances, { read: readEntranceAsPatient, arrive: markOwnArrival }),
  ...serve(waitingRoomScreens, { read: readWaitingRoom }),
];
