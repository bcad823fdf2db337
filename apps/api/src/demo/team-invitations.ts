import type { Db } from '../platform/db/pool.ts';
import { put } from './put.ts';
import { demoId } from './seed.ts';
import { type DemoDoctor, type DemoPlace, isDemoPlace, type DemoData } from './demo-data.ts';

const hourMs = 3_600_000;
/** The specialities of the doctors who are in the teams of laboratories already, so these doctors get no invitation. */
const workInLaboratories = ['Pathology', 'Laboratory medicine', 'Radiology'];

/**
 * Inserts pending invitations, received and sent, for the doctor and the places with which readers of README.md sign
 * in.
 */
export async function putTeamInvitations(db: Db, { doctors, places }: DemoData, now: Date): Promise<void> {
  const doctor = doctors.find(({ email }) => email === 'doctor@ivuriro.test')!;
  const hospital = places.find((place) => isDemoPlace(place) && place.kind === 'hospital')!;
  const laboratory = places.find((place) => isDemoPlace(place) && place.kind === 'laboratory')!;
  const elsewhere = places.filter((place) => place.kind === 'hospital' && !doctor.places.includes(place));
  const [asks, invited, analyst] = doctors.filter(
    (one) => one !== doctor && !one.places.includes(hospital) && !workInLaboratories.includes(one.specialities[0]!),
  );
  const invitations: [DemoPlace, DemoDoctor, by: { id: string }, hoursAgo: number][] = [
    [elsewhere[0]!, doctor, elsewhere[0]!, 5],
    [elsewhere[1]!, doctor, doctor, 30],
    [hospital, asks!, asks!, 3],
    [hospital, invited!, hospital, 52],
    [laboratory, analyst!, laboratory, 20],
  ];
  await put(
    db,
    'team_invitation',
    invitations.map(([place, one, by, hoursAgo]) => ({
      id: demoId('team invitation', place.id, one.id),
      provider_id: place.id,
      place_kind: place.kind,
      doctor_id: one.id,
      invited_by: by.id,
      state: 'INVITED',
      created_at: new Date(now.getTime() - hoursAgo * hourMs),
    })),
  );
}
