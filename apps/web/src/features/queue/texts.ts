import type { Catalogue } from '../../lib/language/texts.ts';

const en = {
  loading: 'Loading the queue',
  failed: 'The queue did not arrive',
  failedSays: 'The patients keep their tokens. Try again in a moment.',
  none: 'Nobody has arrived yet',
  noneSays: 'Press “Arrived” at an appointment of today, and the patient stands here with a token.',
  noneOfDoctor: 'Nobody has arrived for this doctor yet',
  toAppointments: 'Open the appointments',
  doctor: 'Doctor',
  allDoctors: 'All doctors',
  groups: { CALLED: 'Called', WAITING: 'Waiting', IN_ROOM: 'In the room', DONE: 'Done' },
  token: 'Token',
  nobodyWaits: 'Nobody waits.',
  waits: (minutes: number) => {
    if (minutes < 1) return 'just now';
    if (minutes < 60) return `for ${minutes} min`;
    return `for ${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  },
  since: (time: string) => `since ${time}`,
  booked: (time: string) => `booked for ${time}`,
  toRoom: (room: string) => `to ${room}`,
  inRoom: (room: string) => `in ${room}`,
  call: 'Call',
  callTo: (room: string) => `Call to ${room}`,
  /** The label for screen readers: the text of the button and the patient's name. */
  callPatient: (call: string, patient: string) => `${call}: ${patient}`,
  calling: 'Calling…',
  more: (patient: string) => `More for ${patient}`,
  otherRoom: 'Call to another room',
  callAgain: 'Call again',
  undoArrival: 'Undo the arrival',
  enter: 'In the room',
  finish: 'Done',
  finishFrom: (time: string) => `Done from ${time}`,
  saving: 'Saving…',
  finishTitle: 'Was this visit completed?',
  finishSays: (patient: string) => `${patient} is told, and what was paid for the visit is earned.`,
  roomTitle: (token: string) => `Call ${token}`,
  room: 'Room',
  roomHint: 'As it is written at the door. This computer remembers it.',
  rooms: 'Rooms of today',
  screen: 'Screen for the waiting room',
  screenSays:
    'A screen in the waiting room shows tokens and rooms, and no names. Open its address on the television or computer there: it needs no sign-in.',
  screenEnds: 'A new address ends the one before. It is shown only this once.',
  makeAddress: 'Make an address',
  making: 'Making…',
  address: 'Address of the screen',
  open: 'Open the screen',
  copy: 'Copy the address',
  copied: 'The address is copied.',
  close: 'Close',
  entrance: 'Poster for the door',
  entranceSays:
    'Patients point their phone at the poster, say that they have arrived, and get their token. They stand in the queue as if you had marked them.',
  entranceStays: 'The poster stays valid until its code is replaced, and can be printed as often as you like.',
  openPoster: 'Open the poster',
  entranceAddress: 'Address on the poster',
  replace: 'Replace the code',
  replaceTitle: 'Replace the code at the door?',
  replaceSays: 'The posters that hang now stop working. Print the new one and hang it up.',
};

export const texts: Catalogue<typeof en> = { en };
