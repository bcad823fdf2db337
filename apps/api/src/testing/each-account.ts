import type { Acting } from '../platform/db/actor-context.ts';
import type { OrderScenario } from './order-scenario.ts';
import { makeAdmin, makeDoctor, makePatient, makePlace } from './people.ts';

/**
 * Creates one account of each kind, and a second patient and doctor; `people` lists them for the tests of row security.
 */
export async function makeEachAccount(scenario: OrderScenario) {
  const stranger = await makePatient(scenario, 'Stranger');
  const doctor = await makeDoctor(scenario);
  const otherDoctor = await makeDoctor(scenario);
  const hospital = await makePlace(scenario, 'hospital');
  const admin = await makeAdmin(scenario);
  const people: Record<string, Acting> = {
    patient: { id: scenario.patient.id, type: 'patient' },
    stranger: { id: stranger.id, type: 'patient' },
    doctor: { id: doctor.id, type: 'doctor' },
    'another doctor': { id: otherDoctor.id, type: 'doctor' },
    hospital: { id: hospital.id, type: 'hospital' },
    laboratory: { id: scenario.laboratory.id, type: 'laboratory' },
    pharmacy: { id: scenario.pharmacy.id, type: 'pharmacy' },
    administrator: { id: admin.id, type: 'admin' },
  };
  return { stranger, doctor, otherDoctor, hospital, admin, people };
}
