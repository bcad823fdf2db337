/** Where one kind of account reads appointments, and what it may do with them. */
export type Desk = {
  list: 'GET /doctor/appointments' | 'GET /hospital/appointments' | 'GET /admin/doctor/appointments';
  one: 'GET /doctor/appointment/{id}' | 'GET /hospital/appointment/{id}' | 'GET /admin/doctor/appointment/{id}';
  /** Which words tell what stands here. */
  voice: 'doctor' | 'hospital' | 'admin';
  /** Appointments of several doctors: each names its own. */
  ofMany: boolean;
  /** Heads, categories and dates are written out, with the number of each request. */
  inFull?: true;
  /** Without it the status is only shown. */
  change?: Change;
};

export type Change = {
  call: 'POST /doctor/appointment/status/{id}' | 'POST /admin/doctor/appointment/status/{id}';
  /** Who reads the payment of the appointment: the doctor who earns it, or somebody else. */
  earner: 'own' | 'others';
};

export const desks = {
  doctor: {
    list: 'GET /doctor/appointments',
    one: 'GET /doctor/appointment/{id}',
    voice: 'doctor',
    ofMany: false,
    change: { call: 'POST /doctor/appointment/status/{id}', earner: 'own' },
  },
  hospital: {
    list: 'GET /hospital/appointments',
    one: 'GET /hospital/appointment/{id}',
    voice: 'hospital',
    ofMany: true,
  },
  admin: {
    list: 'GET /admin/doctor/appointments',
    one: 'GET /admin/doctor/appointment/{id}',
    voice: 'admin',
    ofMany: true,
    inFull: true,
    change: { call: 'POST /admin/doctor/appointment/status/{id}', earner: 'others' },
  },
} satisfies Record<string, Desk>;
