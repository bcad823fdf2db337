import type { Acting } from '../platform/db/actor-context.ts';
import type { Market } from './market.ts';
import { makeAdmin, makeDoctor, makePatient, makePlace } from './people.ts';

/** One of each kind of account around a market, with a second patient and doctor, and each as who asks the database. */
export async function everybodyAt(market: Market) {
  const stranger = await makePatient(market, 'Stranger');
  const doctor = await makeDoctor(market);
  const otherDoctor = await makeDoctor(market);
  const hospital = await makePlace(market, 'hospital');
  const admin = await makeAdmin(market);
  const people: Record<string, Acting> = {
    patient: { id: market.patient.id, type: 'patient' },
    stranger: { id: stranger.id, type: 'patient' },
    doctor: { id: doctor.id, type: 'doctor' },
    'another doctor': { id: otherDoctor.id, type: 'doctor' },
    hospital: { id: hospital.id, type: 'hospital' },
    laboratory: { id: market.laboratory.id, type: 'laboratory' },
    pharmacy: { id: market.pharmacy.id, type: 'pharmacy' },
    administrator: { id: admin.id, type: 'admin' },
  };
  return { stranger, doctor, otherDoctor, hospital, admin, people };
}
