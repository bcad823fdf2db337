import { countsOf, familyOf } from './rows.ts';
import type { SignedIn, Row, Caller } from './requests.ts';

/**
 * Requests for the overview and the list of appointments or orders of doctors, hospitals, laboratories and pharmacies.
 */
export function desks(people: SignedIn, somewhere: (count: number) => number): Row[] {
  const read = (name: string, callers: Caller[], path: string): Row => ({
    name,
    next: () => {
      const { id, token } = callers[somewhere(callers.length)]!;
      return { path: `/api/${path}`, headers: { authorization: `Bearer ${token}`, 'x-provider': id } };
    },
    limited: true,
  });
  return [
    read('doctor: overview', people.doctors, 'doctor/overview'),
    read('doctor: appointments', people.doctors, 'doctor/appointments'),
    read('hospital: overview', people.hospitals, 'hospital/overview'),
    read('hospital: appointments', people.hospitals, 'hospital/appointments'),
    read('laboratory: overview', people.laboratories, 'laboratory/overview'),
    read('laboratory: orders', people.laboratories, 'laboratory/test/orders'),
    read('pharmacy: overview', people.pharmacies, 'pharmacy/overview'),
    read('pharmacy: orders', people.pharmacies, 'pharmacy/prescription/orders'),
  ];
}

/** The requests of the administrator's screens. */
export function backOffice(doctors: number, { token }: Caller, somewhere: (count: number) => number): Row[] {
  const headers = { authorization: `Bearer ${token}` };
  const { families } = countsOf(doctors);
  const read = (name: string, path: () => string): Row => ({
    name: `admin: ${name}`,
    next: () => ({ path: `/api/admin/${path()}`, headers }),
    limited: true,
  });
  return [
    read('members, the newest', () => 'doctors'),
    read('members by name', () => `doctors?text-search=${familyOf(somewhere(families))}`),
    read('appointments', () => `doctor/appointments?page=${1 + somewhere(50)}`),
    read('transactions', () => `admin-transactions?page=${1 + somewhere(50)}`),
    read('search trends', () => 'search-trends'),
    read(
      'one search over the year',
      () => `search-trend-chart?text-search=${familyOf(somewhere(Math.floor(doctors / 360)))}`,
    ),
  ];
}
