import { type CatalogueItems, makeCatalogueItems } from './catalogue-items.ts';
import { makeDoctor, makePatient, type Person } from './people.ts';
import { type Answered, startTestApp, type TestApp } from './test-app.ts';
import { makeVisit, type Visit } from './visits.ts';

export interface ConsultingRoom {
  fixture: TestApp;
  doctor: Person;
  patient: Person;
  items: CatalogueItems;
  /** The visit that is under way. */
  visit: Visit;
  /** The clock is set back and the next visit begins. */
  nextVisit: () => Promise<void>;
  /** Saves the file of the visit. */
  save: (form?: object) => Promise<Answered>;
}

/** A registered doctor who writes files of one patient's visits. */
export async function openConsultingRoom(now: Date): Promise<ConsultingRoom> {
  const fixture = await startTestApp({ now });
  const items = await makeCatalogueItems(fixture);
  const doctor = await makeDoctor(fixture, { name: 'Dr. Jean-René Habimana' });
  const registered = { rmdc_number: 'RMDC/2014/0831' };
  await fixture.platform.db.updateTable('doctor').set(registered).where('id', '=', doctor.id).execute();
  const patient = await makePatient(fixture, 'Jeanne d’Arc Ingabire');
  const beginVisit = () => makeVisit(fixture, { doctor, patient, status: 'ONGOING' });
  const room: ConsultingRoom = {
    fixture,
    doctor,
    patient,
    items,
    visit: await beginVisit(),
    nextVisit: async () => {
      fixture.clock.now = now;
      room.visit = await beginVisit();
    },
    save: (form = { comment: 'Rest' }) =>
      fixture.call('POST', '/doctor/consultation_file', {
        token: doctor.token,
        body: { appointment_id: room.visit.id, ...form },
      }),
  };
  return room;
}
