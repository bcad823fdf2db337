interface Words {
  subject: string;
  line: string;
  action?: string;
}

/** What the mails about visits and payments say. A status that is not here is told in the app only. */
const notices: Partial<Record<string, Words>> = {
  PendingAppointment: {
    subject: 'Your appointment is booked',
    line: 'Your appointment is booked. You can cancel it, or move it to another time, from your appointments.',
  },
  AppointmentCANCELLED: {
    subject: 'Your appointment was cancelled',
    line: 'This appointment will not take place. What is due back to you is returned without your doing anything.',
    action: 'See your appointments',
  },
  AppointmentCOMPLETED: {
    subject: 'Thank you for your visit',
    line: 'Your visit is completed. What the doctor wrote for you is with your appointment.',
  },
  AppointmentMISSED: {
    subject: 'Your appointment was missed',
    line: 'This appointment ended without a visit. If you think that this is wrong, write to us.',
  },
  PaymentSuccessful: {
    subject: 'We received your payment',
    line: 'Thank you, your payment has arrived.',
  },
  PaymentRefunded: {
    subject: 'Your money is on its way back',
    line: 'We have given your money back. Until it arrives, banks take a few days, mobile money some minutes.',
    action: 'See your appointments',
  },
  DownloadLaboratoryTestFile: {
    subject: 'Your laboratory request is ready',
    line: 'Your doctor has written a request for the laboratory. Sign in to read and download it.',
    action: 'Read it',
  },
  DownloadPrescriptionFile: {
    subject: 'Your prescription is ready',
    line: 'Your doctor has written your prescription. Sign in to read and download it.',
    action: 'Read it',
  },
};

const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'Africa/Kigali' });

export const en = {
  hello: (name: string) => `Hello ${name},`,
  notices,
  seeVisit: 'See the appointment',
  dashboard: 'Open the dashboard',
  arrival: {
    booked: { subject: 'A new appointment', line: 'A patient has booked an appointment.' },
    cancelled: {
      subject: 'An appointment was cancelled',
      line: 'This appointment will not take place; its time is free again.',
    },
  },
  facts: {
    doctor: 'Doctor',
    day: 'Day',
    time: 'Time',
    place: 'Place',
    code: 'Code',
    type: 'Visit',
    paid: 'Paid',
  },
  types: { ONLINE: 'Online', PHYSICAL: 'In person' },
  /** Monday 23 November 2026 */
  day: (instant: Date) => days.format(instant).replace(',', ''),
  amount: (francs: number) => `${new Intl.NumberFormat('en').format(francs)} Frw`,
};
