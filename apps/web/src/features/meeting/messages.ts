import type { Catalogue } from '../../shared/i18n/messages.ts';

const en = {
  title: 'Video visit',
  home: 'Home',
  with: (name: string) => `Video visit with ${name}`,
  loading: 'Opening the video visit',
  isAway: {
    patient: 'Wait Doctor to start meeting....',
    doctor: 'The patient is not there. The visit begins when you are both there.',
  },
  isHere: {
    patient: 'Your doctor is there. You can join.',
    doctor: 'The patient is there. You can start.',
  },
  notYetOpen: 'You are early. The visit begins at its time; you may test your devices already.',

  testTitle: 'Check picture and sound',
  picture: 'Your picture',
  noPicture: 'Your camera is off',
  level: 'Your microphone',
  levelSays: 'Say something: the bar moves when you are heard.',
  heard: 'You are heard',
  speaker: 'Speaker',
  speakerTest: 'Play a sound',
  speakerPlaying: 'Playing…',
  camera: 'Camera',
  microphone: 'Microphone',
  device: (number: number) => `Device ${number}`,
  data: (most: string, voice: string) =>
    `Uses up to ${most} MB of data a minute, without pictures about ${voice} MB. On a thin line the picture gives way before the voice.`,
  problems: {
    microphone: {
      refused: 'The microphone may not be used. Allow it in the address bar of your browser, then try again.',
      missing: 'There is no microphone. You will hear, but not be heard.',
      busy: 'The microphone is used by another app. Close that app, then try again.',
    },
    camera: {
      refused:
        'The camera may not be used. Allow it in the address bar of your browser, or join with your voice alone.',
      missing: 'There is no camera. You join with your voice.',
      busy: 'The camera is used by another app. Close that app, or join with your voice alone.',
    },
  },
  again: 'Try again',
  join: 'Join the visit',
  start: 'Start the visit',
  askingDevices: 'Your browser asks whether camera and microphone may be used. Allow both.',

  waiting: { patient: 'Wait Doctor to start meeting....', doctor: 'Waiting for the patient' },
  waitingSays: {
    patient: 'You join by yourself as soon as your doctor starts. Leave this page open.',
    doctor: 'The visit begins as soon as the patient joins. Leave this page open.',
  },
  share: 'Copy the patient’s link',
  shared: 'The link was copied',
  connecting: 'Connecting…',
  reconnecting: 'The line was lost. Connecting again…',
  serverLost: 'No connection to us. The call goes on where it can; we try again.',
  left: (name: string) => `${name} has lost the line`,
  leftSays: (time: string) => `They may come back within ${time}.`,
  voiceOnly: 'The line is thin: your picture rests so that your voice gets through.',
  theyMuted: (name: string) => `${name} is muted`,
  theirCameraOff: (name: string) => `${name}’s camera is off`,
  quality: {
    good: 'Good line',
    fair: 'Weak line',
    poor: 'Bad line',
    lost: 'No line',
  },
  myLine: 'You',
  lineOf: (name: string, quality: string) => `${name}: ${quality}`,
  used: (megabytes: string) => `${megabytes} MB used`,
  usedLabel: 'Data used in this call',
  mute: 'Mute',
  unmute: 'Unmute',
  cameraOff: 'Turn camera off',
  cameraOn: 'Turn camera on',
  hangUp: 'End call',
  you: 'You',
  muted: 'Muted',
  controls: 'Call controls',
  openVisit: 'Open the appointment',
  play: 'Tap to hear the other side',

  endTitle: { patient: 'End the call?', doctor: 'End the visit?' },
  endSays: {
    patient:
      'The call ends for both, and you cannot join it again. If the line is bad, wait a moment: we connect again.',
    doctor: 'The call ends for both, and the visit is completed. You can write the consultation file afterwards.',
  },
  leaveTitle: 'Leave the room?',
  leaveSays: {
    patient: 'You are alone here. The room stays open until the visit is over: you can come in again.',
    doctor: 'You are alone here. The room stays open, for your patient and for you: nothing is ended.',
  },
  endYes: 'End call',
  endNo: 'Go on',
  ending: 'Ending…',

  over: 'The video visit is over',
  overByOther: (name: string) => `${name} has ended the call.`,
  overByMe: 'You have ended the call.',
  overElse: 'It has been completed or cancelled already.',
  overFile: 'What the doctor writes down appears in your appointment.',
  toAppointments: 'My appointments',
  toVisits: 'Back to appointments',
  complete: 'Complete the visit',
  completing: 'Completing…',
  completeSays:
    'The visit is still ongoing. Complete it now, or write the consultation file first: open the appointment.',
  completed: 'Appointment status changed',
  elsewhere: 'This visit is open in another window',
  elsewhereSays: 'The newer one has taken over. You can bring it back here.',
  here: 'Continue here',
  refused: 'You cannot join this visit',
  refusedSays: 'Sign in again, or open the visit from your appointments.',

  today: 'Online visits today',
  todayNone: 'No online visit today',
  todayNoneSays: 'What patients book online with you for today stands here.',
  todayFailed: 'The visits of today did not arrive',
  todayLoading: 'Loading the visits of today',
  opensAt: (time: string) => `Opens at ${time}`,
  startWith: (name: string) => `Start the visit with ${name}`,
};

export type Messages = typeof en;
export const messages: Catalogue<Messages> = { en };
