import type { AnyProviderContext } from '../../../lib/api/call.ts';
import { useCall } from '../../../lib/api/use-call.ts';

interface Named {
  id: string;
  name: string;
}
export interface BookableDoctor extends Named {
  doctorSpecialties: Named[];
  consultation_fee: number | null;
}

/**
 * The doctors and hospitals that a desk can choose. For a hospital: its doctors who have hours there, and the hospital
 * itself. For a doctor: the doctor, and the hospitals at which they have hours. The error has status 404 while the
 * profile is not published.
 */
export function useBookableDoctors({ kind, id }: AnyProviderContext) {
  const isDoctor = kind === 'doctor';
  const team = useCall('GET /show/hospital/{id}/doctors', { params: { id } }, { enabled: !isDoctor });
  const own = useCall('GET /show/doctor/{id}', { params: { id } }, { enabled: isDoctor });
  const { error, refetch } = isDoctor ? own : team;
  const doctors: BookableDoctor[] | undefined = isDoctor
    ? own.data && [own.data]
    : team.data?.filter(({ bookable }) => bookable.includes('PHYSICAL'));
  const hospitals: Named[] = isDoctor
    ? (own.data?.hospitalAffiliations.filter(({ bookable }) => bookable) ?? [])
    : [{ id, name: '' }];
  return { doctors, hospitals, error, retry: () => void refetch() };
}

type Bookable = Pick<ReturnType<typeof useBookableDoctors>, 'doctors' | 'hospitals'>;
type Draft = { doctor: string; hospital: string; speciality: string };
export type Choice = ReturnType<typeof chosenFrom>;

/**
 * The chosen doctor, hospital and speciality. If there is only one doctor or hospital, that one is chosen; without a
 * choice of the speciality, the first one.
 */
export function chosenFrom({ doctors = [], hospitals }: Bookable, draft: Draft) {
  const doctor = only(doctors) ?? doctors.find(({ id }) => id === draft.doctor);
  const hospital = only(hospitals) ?? hospitals.find(({ id }) => id === draft.hospital);
  const specialities = doctor?.doctorSpecialties ?? [];
  return { doctor, hospital, speciality: specialities.find(({ id }) => id === draft.speciality) ?? specialities[0] };
}

const only = <T>(all: T[]): T | undefined => (all.length === 1 ? all[0] : undefined);
