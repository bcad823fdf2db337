import { francs } from '../../platform/money-text.ts';

/** The words on the printed papers. */
export const en = {
  patient: 'Patient',
  code: (code: string) => `Code ${code}`,
  born: (birth: string) => `Born ${birth}`,
  printed: (when: string) => `Printed ${when}`,
  online: 'Online',
  dayList: {
    title: 'Day list',
    none: 'No appointments on this day.',
    columns: { time: 'Time', patient: 'Patient', service: 'Service', paid: 'Payment', note: 'Note' },
    paid: 'Paid',
    due: (amount: number) => `${francs(amount)} due`,
  },
  receipt: {
    title: 'Receipt',
    codeSays: 'Number of the receipt',
    payee: 'Paid to',
    received: 'Received by',
    noName: 'The owner',
    visit: (service: string, doctor: string) => `${service}, ${doctor}`,
    when: (day: string, time: string) => `${day}, ${time}`,
    columns: { item: 'Item', amount: 'Amount' },
    total: 'Paid in cash',
    given: 'Cash received',
    change: 'Change given back',
    cancelled: (when: string) => `Cancelled on ${when}: the amount was given back.`,
    qr: (number: string, place: string, amount: number, day: string) =>
      `Ivuriro receipt ${number} · ${place} · ${francs(amount)} · ${day}`,
  },
  laboratory: {
    request: 'Laboratory request',
    result: 'Laboratory results',
    codeSays: 'Number of the order',
    place: 'Laboratory',
    ordered: 'Ordered',
    byDoctor: 'Prescribed by a doctor',
    byPatient: 'Ordered by the patient',
    columns: {
      number: '',
      test: 'Test',
      sample: 'Sample',
      taken: 'Taken',
      result: 'Result',
      unit: 'Unit',
      usual: 'Usual values',
    },
    signedBy: 'Released by, date and signature',
    takenBy: 'Sample taken by, date and time',
    qr: (code: string) => `Ivuriro order ${code}`,
  },
  drugs: {
    quantity: (quantity: number) => `${quantity} ×`,
    noDose: 'As your doctor or pharmacist tells you.',
    keep: 'Keep out of the reach of children.',
  },
};
