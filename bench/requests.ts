import { addDays, clockText, dayOf, weekdayOf } from '../apps/api/src/platform/clock.ts';
import { benchId, countsOf, familyOf } from './rows.ts';
import { desks, backOffice } from './desk-requests.ts';

export interface BenchRequest {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}
export interface Row {
  name: string;
  /** Returns the next request. No two bookings ask for the same slot. */
  next: () => BenchRequest;
  /**
   * Whether the minimal comparison server is measured with this request too: it renders no pages, and ignores filters
   * and their counts.
   */
  limited: boolean;
}
export interface Caller {
  id: string;
  token: string;
}

/** Tokens of signed-in accounts. */
export interface SignedIn {
  admin: Caller;
  patients: Caller[];
  bookers: Caller[];
  doctors: Caller[];
  hospitals: Caller[];
  laboratories: Caller[];
  pharmacies: Caller[];
}

const freeWhen = ['today', 'tomorrow', 'weekend'];

/** The measured requests, in the order of the table. Doctors and names are a sample of all data. */
export function rowsOf(
  doctors: number,
  { people, specialities, booked }: { people: SignedIn; specialities: string[]; booked: number },
): Row[] {
  const { families, hospitals } = countsOf(doctors);
  let n = 0;
  const somewhere = (count: number) => (n++ * 7919) % count;
  const today = dayOf(new Date());
  const until = addDays(today, 6);
  const days = bookingDays(today);
  let booking = booked;
  const book = (): BenchRequest => {
    const index = booking++;
    const doctor = (index * 7919) % doctors;
    // books every doctor once before it books any doctor a second time, at another slot
    const time = Math.floor(index / doctors);
    const from = 540 + (time % 16) * 30;
    const caller = people.bookers[index % people.bookers.length]!;
    return {
      method: 'POST',
      path: '/api/patient/request/appointment',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${caller.token}`, 'x-patient': caller.id },
      body: JSON.stringify({
        speciality_id: specialities[doctor % specialities.length],
        insurance_id: 'none',
        reason: 'Check-up',
        assigned_date: days[Math.floor(time / 16) % days.length],
        start_time: clockText(from),
        end_time: clockText(from + 30),
        consultation_type: 'PHYSICAL',
        doctor_id: benchId('doctor', doctor),
        hospital_id: benchId('hospital', doctor % hospitals),
        payment_method: 'CASH',
      }),
    };
  };
  const read = (name: string, path: () => string): Row => ({ name, next: () => ({ path: path() }), limited: true });
  const unlimited = (name: string, path: () => string): Row => ({ ...read(name, path), limited: false });
  return [
    read('doctor search by name, first page', () => `/api/doctors?text-search=${familyOf(somewhere(families))}`),
    read('search for a name nobody has', () => `/api/doctors?text-search=zzqx${somewhere(9_973)}vv`),
    read('doctors, the plain list', () => '/api/doctors'),
    {
      name: 'doctors, by filters, with the counts of all',
      next: () => ({ path: `/api/doctors?facets=1&consultation_type=ONLINE&free=${freeWhen[somewhere(3)]}` }),
      limited: false,
    },
    read('doctors, the soonest first', () => '/api/doctors?order-by=soonest'),
    unlimited('doctors, the nearest first', () => `/api/doctors?order-by=distance&near=${somewhereIn(somewhere)}`),
    unlimited('doctors, the best reviews first', () => '/api/doctors?order-by=rating'),
    unlimited('doctors, the lowest fee first', () => '/api/doctors?order-by=price'),
    unlimited(
      'pharmacies, the nearest first',
      () => `/api/pharmacies?order-by=distance&near=${somewhereIn(somewhere)}`,
    ),
    ...places.map(([kind, path]) =>
      read(
        `${kind} search by name, first page`,
        () => `/api/${path}?text-search=${familyOf(somewhere(hospitals) * 7 + 5)}`,
      ),
    ),
    read('doctor detail', () => `/api/show/doctor/${benchId('doctor', somewhere(doctors))}`),
    // the request of the page of a hospital, which shows four doctors of its team
    ...places.map(([kind]) =>
      read(`${kind} detail`, () => `/api/show/${kind}/${benchId(kind, somewhere(hospitals))}?team=4`),
    ),
    read(
      "a doctor's free week",
      () =>
        `/api/view_doctor/calendar/${benchId('doctor', somewhere(doctors))}?week_start_date=${today}&week_end_date=${until}`,
    ),
    { name: 'booking (CASH)', next: book, limited: true },
    read('search over everything', () => `/api/search?text-search=${familyOf(somewhere(families))}`),
    ...desks(people, somewhere),
    ...backOffice(doctors, people.admin, somewhere),
    { name: 'list page, the same address', next: () => ({ path: '/doctors?page=2' }), limited: false },
    {
      name: 'list page, each time another address',
      next: () => ({ path: `/doctors?page=${1 + somewhere(50)}&visit=${n}` }),
      limited: false,
    },
  ];
}

/** A point in the middle of the country. */
const somewhereIn = (somewhere: (most: number) => number): string =>
  `${-1.5 - somewhere(1000) / 1000},${29.5 + somewhere(1000) / 1000}`;

const places = [
  ['hospital', 'hospitals'],
  ['laboratory', 'laboratories'],
  ['pharmacy', 'pharmacies'],
] as const;
/** Working days after the last appointments of the generated data. */
const bookingDays = (today: string): string[] =>
  Array.from({ length: 38 }, (_, index) => addDays(today, 45 + index)).filter((day) => weekdayOf(day) <= 5);
