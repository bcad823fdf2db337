/** The API calls with which one kind of account reads appointments, and the actions that it has. */
export type AccountView = {
  list: 'GET /doctor/appointments' | 'GET /hospital/appointments' | 'GET /admin/doctor/appointments';
  one: 'GET /doctor/appointment/{id}' | 'GET /hospital/appointment/{id}' | 'GET /admin/doctor/appointment/{id}';
  /** The texts of the page: addressed to a doctor, a hospital or the administration. */
  voice: 'doctor' | 'hospital' | 'admin';
  /** The list holds appointments of several doctors, so each row names its doctor. */
  ofMany: boolean;
  /** Headings, categories and dates are written in full, with the number of each appointment. */
  inFull?: true;
  /** The call that changes the status; without it the status is read-only. */
  change?: Change;
  /** The call that moves an appointment to another time. */
  move?: Move;
};

export type Change = {
  call:
    | 'POST /doctor/appointment/status/{id}'
    | 'POST /hospital/appointment/status/{id}'
    | 'POST /admin/doctor/appointment/status/{id}';
  /** Whether the reader earns the payment themselves (the doctor) or somebody else does. */
  earner: 'own' | 'others';
};

export type Move = 'POST /doctor/appointment/reschedule/{id}' | 'POST /hospital/appointment/reschedule/{id}';

export const accountViews = {
  doctor: {
    list: 'GET /doctor/appointments',
    one: 'GET /doctor/appointment/{id}',
    voice: 'doctor',
    ofMany: false,
    change: { call: 'POST /doctor/appointment/status/{id}', earner: 'own' },
    move: 'POST /doctor/appointment/reschedule/{id}',
  },
  hospital: {
    list: 'GET /hospital/appointments',
    one: 'GET /hospital/appointment/{id}',
    voice: 'hospital',
    ofMany: true,
    change: { call: 'POST /hospital/appointment/status/{id}', earner: 'others' },
    move: 'POST /hospital/appointment/reschedule/{id}',
  },
  admin: {
    list: 'GET /admin/doctor/appointments',
    one: 'GET /admin/doctor/appointment/{id}',
    voice: 'admin',
    ofMany: true,
    inFull: true,
    change: { call: 'POST /admin/doctor/appointment/status/{id}', earner: 'others' },
  },
} satisfies Record<string, AccountView>;
