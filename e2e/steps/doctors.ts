import { told } from './api.ts';

export interface Doctor {
  id: string;
  name: string;
  service: string;
}

/** Returns the doctor with the most free online slots in the next days, of those on the first page of the list. */
export async function freestDoctor(): Promise<Doctor> {
  const { data: doctors } = await told('GET /doctors?per_page=20');
  const counted = await Promise.all(
    doctors.map(async ({ id, name, doctorSpecialties }: any) => {
      const { calendar } = await told(`GET /view_doctor/calendar/${id}?consultation_type=ONLINE`);
      const times = calendar.flatMap((day: any) => day.timeSlots.filter((slot: any) => slot.isAvailable));
      return { id, name, service: doctorSpecialties[0].name, free: times.length };
    }),
  );
  return counted.reduce((best, one) => (one.free > best.free ? one : best));
}
