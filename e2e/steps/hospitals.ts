import { told } from './api.ts';

interface Named {
  id: string;
  name: string;
}

/** Finds a hospital with a service that exactly one of its doctors offers, and with free slots for this service. */
export async function soleDoctor(): Promise<{ hospital: Named; doctor: Named; service: Named }> {
  const hospitals: Named[] = await told('GET /hospitals?withoutPaginate=1');
  for (const { id } of hospitals) {
    const hospital = await told(`GET /show/hospital/${id}`);
    const doctors: (Named & { doctorSpecialties: Named[] })[] = hospital.availableDoctors;
    for (const service of doctors.flatMap((doctor) => doctor.doctorSpecialties)) {
      const [doctor, another] = doctors.filter((one) =>
        one.doctorSpecialties.some(({ id: own }) => own === service.id),
      );
      if (another) continue;
      const { calendar } = await told(
        `GET /view_hospital/calendar/${id}?consultation_type=PHYSICAL&speciality_id=${service.id}`,
      );
      const free = calendar.flatMap((day: any) => day.timeSlots.filter((slot: any) => slot.isAvailable));
      if (doctor && free.length > 4) return { hospital, doctor, service };
    }
  }
  throw new Error('No hospital has a service that one doctor alone offers.');
}
