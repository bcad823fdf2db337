import { type CatalogueItems, makeCatalogueItems } from './catalogue-items.ts';
import { makeDoctor, makePatient, type Person } from './people.ts';
import { type ApiAnswer, startTestApp, type TestApp } from './test-app.ts';
import { makeAppointment, type TestAppointment } from './appointments.ts';

export interface ConsultationScenario {
  fixture: TestApp;
  doctor: Person;
  patient: Person;
  items: CatalogueItems;
  /** The current appointment, which is ONGOING. */
  appointment: TestAppointment;
  /** Resets the clock to the start of the scenario and begins another appointment. */
  beginNextAppointment: () => Promise<void>;
  /** Saves the consultation file of the appointment. */
  save: (form?: object) => Promise<ApiAnswer>;
}

/** The scenario of a registered doctor who writes consultation files about one patient. */
export async function createConsultationScenario(now: Date): Promise<ConsultationScenario> {
  const fixture = await startTestApp({ now });
  const items = await makeCatalogueItems(fixture);
  const doctor = await makeDoctor(fixture, { name: 'Dr. Jean-René Habimana' });
  const registered = { rmdc_number: 'RMDC/2014/0831' };
  await fixture.platform.db.updateTable('doctor').set(registered).where('id', '=', doctor.id).execute();
  const patient = await makePatient(fixture, 'Jeanne d’Arc Ingabire');
  const beginAppointment = () => makeAppointment(fixture, { doctor, patient, status: 'ONGOING' });
  const scenario: ConsultationScenario = {
    fixture,
    doctor,
    patient,
    items,
    appointment: await beginAppointment(),
    beginNextAppointment: async () => {
      fixture.clock.now = now;
      scenario.appointment = await beginAppointment();
    },
    save: (form = { comment: 'Rest' }) =>
      fixture.call('POST', '/doctor/consultation_file', {
        token: doctor.token,
        body: { appointment_id: scenario.appointment.id, ...form },
      }),
  };
  return scenario;
}
