export type Writer = 'patient' | 'doctor' | 'clinic' | 'laboratory' | 'pharmacy' | 'admin' | 'visitor';

/** A message with its author, its recipient and its age in hours. */
export interface Letter {
  from: Writer;
  to: Writer[];
  hours: number;
  subject: string;
  text: string;
  unread?: true;
  answers?: string;
}

export const visitor = { name: 'Vestine Mutoni', email: 'vestine.mutoni@mail.example' };

export const letters: Letter[] = [
  {
    from: 'patient',
    to: ['doctor'],
    hours: 73,
    subject: 'Tablets with or without food?',
    text: 'Good morning Doctor,\n\nyesterday you prescribed the tablets for the morning. May I take them before breakfast, or is it better with food?\n\nThank you,\nAline',
  },
  {
    from: 'doctor',
    to: ['patient'],
    hours: 70,
    subject: 'Re: Tablets with or without food?',
    answers: 'Tablets with or without food?',
    text: 'Good morning Aline,\n\nafter breakfast is better, with a glass of water. If you feel dizzy when you stand up, sit down again and write to me.\n\nBest wishes',
  },
  {
    from: 'doctor',
    to: ['patient'],
    hours: 5,
    unread: true,
    subject: 'Please measure your blood pressure',
    text: 'Good morning Aline,\n\nplease measure your blood pressure every morning this week, before breakfast, and bring the numbers to our next visit.\n\nBest wishes',
  },
  {
    from: 'clinic',
    to: ['doctor'],
    hours: 28,
    subject: 'Consulting rooms next week',
    text: 'Dear Doctor,\n\nroom 4 is being painted on Tuesday and Wednesday. Your visits in person take place in room 7 on these two days. Your calendar stays as it is.\n\nThe front desk',
  },
  {
    from: 'laboratory',
    to: ['admin'],
    hours: 52,
    subject: 'Price of one test',
    text: 'Hello,\n\none of our tests has a new price from the first of the month. We have changed it on our side; is there anything that you must do?\n\nThank you',
  },
  {
    from: 'visitor',
    to: ['admin'],
    hours: 20,
    unread: true,
    subject: 'Can I book for my mother, who has no phone?',
    text: 'Can I book for my mother, who has no phone? She lives in Musanze and I live in Kigali. I would go with her to the visit.',
  },
  {
    from: 'admin',
    to: ['clinic'],
    hours: 46,
    unread: true,
    subject: 'Holiday on Thursday',
    text: 'Hello,\n\nThursday is a public holiday. If you are closed, please close the day in your calendar, so that nobody books it.\n\nThe team of Ivuriro',
  },
  {
    from: 'admin',
    to: ['pharmacy', 'laboratory'],
    hours: 30,
    unread: true,
    subject: 'Opening hours',
    text: 'Hello,\n\npatients see your opening hours on your page. Please look whether they are still right.\n\nThe team of Ivuriro',
  },
];
