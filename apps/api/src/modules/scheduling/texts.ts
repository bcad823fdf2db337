export const en = {
  providerGone: {
    doctor: 'The doctor has left Ivuriro.',
    hospital: 'The hospital has left Ivuriro.',
    laboratory: 'The laboratory has left Ivuriro.',
    pharmacy: 'The pharmacy has left Ivuriro.',
  },
  stays: {
    doctor: 'The doctor has left Ivuriro. This visit stays cancelled.',
    hospital: 'The hospital has left Ivuriro. This visit stays cancelled.',
    patient: (status: string) => `The patient has left Ivuriro. This visit stays ${status.toLowerCase()}.`,
  },
  notPractising: 'This doctor does not practise the speciality of the visit at your hospital. Choose another doctor.',
  noColleague: 'No colleague of the same speciality is free at this time.',
  absence: {
    endsBefore: 'The absence ends before it begins.',
    over: 'The absence is over already.',
    tooLong: (days: number) => `An absence has at most ${days} days. Enter the rest as another one.`,
    byHospital: 'Only a hospital moves visits to a colleague. Offer new times, or cancel.',
    isAway: 'The doctor is away then. Choose a colleague.',
    notReached: 'The patient has neither an e-mail address nor a phone number. Call on them another way, or cancel.',
    changed: 'Somebody has changed this visit meanwhile.',
    unanswered: 'The doctor was away, and no new time was chosen.',
  },
  /** Replies after the act of a desk of which the patient gets no news. */
  untold: {
    moved: 'The appointment was moved. Nobody can be told: call them or note it.',
    doctor: 'The doctor was changed. Nobody can be told: call them or note it.',
    cancelled: 'The appointment was cancelled. Nobody can be told: call them or note it.',
  },
  series: {
    refused: (date: string, taken: boolean) =>
      taken ? `${date} is not free.` : `${date}: the patient has another appointment then.`,
  },
  atDesk: {
    walkInToday: 'A patient who is at the desk is booked today.',
    appointment_overlaps: 'The patient has another appointment at this time.',
    own_account: 'The patient is the doctor, or a member of this account. They book with somebody else.',
  },
  calendar: {
    summary: (doctor: string) => `Appointment with ${doctor}`,
    description: (code: string, url: string) => `Appointment ${code}. Details, and what you can change: ${url}`,
    online: 'Online, by video call',
  },
};
