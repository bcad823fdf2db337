import { makeAppointment } from './appointments.ts';
import type { OrderScenario } from './order-scenario.ts';
import { makeDoctor, type Person } from './people.ts';

type FileItems = { drugs?: string[]; tests?: string[] };
type ConsultationFile = { id: string; code: string; doctor: Person; appointmentId: string };

/** Creates a doctor who writes a consultation file with these items for the patient. */
export async function prescribe(
  scenario: OrderScenario,
  items: FileItems,
  patient = scenario.patient,
): Promise<ConsultationFile> {
  const doctor = await makeDoctor(scenario);
  const appointment = await makeAppointment(scenario, { doctor, patient, status: 'ONGOING' });
  return writeFile(scenario, { doctor, appointmentId: appointment.id }, items);
}

/** Writes the consultation file of the appointment, or a new version of it. */
export async function writeFile(
  scenario: OrderScenario,
  by: Pick<ConsultationFile, 'doctor' | 'appointmentId'>,
  items: FileItems,
): Promise<ConsultationFile> {
  const drugs = (items.drugs ?? []).map((drug_id) => ({
    drug_id,
    periodicity_per_day: 'Twice times',
    for_how_long: 'One week',
  }));
  const { status, body } = await scenario.call('POST', '/doctor/consultation_file', {
    token: by.doctor.token,
    body: { appointment_id: by.appointmentId, comment: 'Rest', drugs, laboratory_test_id: items.tests ?? [] },
  });
  if (status !== 201 && status !== 200) throw new Error(`${status} ${body.message}`);
  return { ...by, id: body.data.id, code: body.data.code };
}
