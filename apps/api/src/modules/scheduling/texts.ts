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
