import type { Db } from '../../../platform/db/pool.ts';
import { providerRefs } from '../../providers/index.ts';

export interface HospitalConflict {
  doctorId: string;
  hospitalIds: string[];
}

/**
 * A sentence that names the other hospitals at which the doctor works in these hours. Only the doctor and
 * administrators may read it.
 */
export async function whereElse(db: Db, { hospitalIds }: HospitalConflict, who: string): Promise<string> {
  const hospitals = await providerRefs(db, hospitalIds);
  const names = hospitalIds.map((id) => hospitals.get(id)!.name);
  return `${who} at ${new Intl.ListFormat('en').format(names)} in these hours.`;
}

export async function whoIsWhere(db: Db, elsewhere: HospitalConflict[]): Promise<string> {
  const doctors = await providerRefs(
    db,
    elsewhere.map((one) => one.doctorId),
  );
  const sentences = elsewhere.map((one) => whereElse(db, one, `${doctors.get(one.doctorId)!.name} works`));
  return (await Promise.all(sentences)).join(' ');
}

/** A sentence that names which of the chosen doctors work at another hospital in these hours, but not at which one. */
export async function whoIsElsewhere(db: Db, doctorIds: string[]): Promise<string> {
  const doctors = await providerRefs(db, doctorIds);
  const names = doctorIds.map((id) => doctors.get(id)!.name);
  return names.length === 1
    ? `${names[0]} works at another hospital in these hours.`
    : `${names.slice(0, -1).join(', ')} and ${names.at(-1)} work at other hospitals in these hours.`;
}
