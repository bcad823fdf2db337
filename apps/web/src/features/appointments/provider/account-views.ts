/** The API calls with which one kind of account reads and changes appointments, and how its page shows them. */
export type AccountView = {
  list: 'GET /doctor/appointments' | 'GET /hospital/appointments' | 'GET /admin/doctor/appointments';
  one: 'GET /doctor/appointment/{id}' | 'GET /hospital/appointment/{id}' | 'GET /admin/doctor/appointment/{id}';
  /** The texts of the page: addressed to a doctor, a hospital or the administration. */
  voice: 'doctor' | 'hospital' | 'admin';
  /** Whether the list contains appointments of several doctors; then each row names its doctor. */
  ofMany: boolean;
  /** Whether headings, categories and dates are written in full, and each row shows the number of its appointment. */
  inFull?: true;
  /** The call that changes the status; without this call the status cannot be changed. */
  change?: Change;
  /** The call that moves an appointment to another time. */
  move?: Move;
};

export type Change = {
  call:
    | 'POST /doctor/appointment/status/{id}'
    | 'POST /hospital/appointment/status/{id}'
    | 'POST /admin/doctor/appointment/status/{id}';
  /** Earner of the payment: the reader (a doctor), or somebody else. */
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
