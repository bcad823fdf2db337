import { type CatalogueItems, makeCatalogueItems } from './catalogue-items.ts';
import { makeDoctor, makePatient, type Person } from './people.ts';
import { type Answered, startTestApp, type TestApp } from './test-app.ts';
import { makeVisit, type Visit } from './visits.ts';

export interface ConsultingRoom {
  world: TestApp;
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
  const world = await startTestApp({ now });
  const items = await makeCatalogueItems(world);
  const doctor = await makeDoctor(world, { name: 'Dr. Jean-René Habimana' });
  const registered = { rmdc_number: 'RMDC/2014/0831' };
  await world.platform.db.updateTable('doctor').set(registered).where('id', '=', doctor.id).execute();
  const patient = await makePatient(world, 'Jeanne d’Arc Ingabire');
  const beginVisit = () => makeVisit(world, { doctor, patient, status: 'ONGOING' });
  const room: ConsultingRoom = {
    world,
    doctor,
    patient,
    items,
    visit: await beginVisit(),
    nextVisit: async () => {
      world.clock.now = now;
      room.visit = await beginVisit();
    },
    save: (form = { comment: 'Rest' }) =>
      world.call('POST', '/doctor/consultation_file', {
        token: doctor.token,
        body: { appointment_id: room.visit.id, ...form },
      }),
  };
  return room;
}
