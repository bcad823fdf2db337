import { composed, type QueryParams } from '../../../platform/db/composed.ts';
import type { AppointmentSide } from './appointment-brief.queries.ts';
import { columns, shown } from './appointments.queries.ts';

interface Desk {
  /** The doctor, or the hospital. */
  id: string;
  since: Date;
  until: Date;
  /** Only appointments with these doctors. */
  doctorIds: string[] | undefined;
}

/**
 * The appointments of a doctor or of a hospital that begin between `since` and `until` and are not cancelled, ordered
 * by time.
 */
export const appointmentsOfDesk = composed(
  (db, { side }: { side: AppointmentSide }, { id, since, until, doctorIds }: QueryParams<Desk>) => {
    const found = db
      .selectFrom('appointment')
      .select(columns)
      .where(side, '=', id)
      .where('starts_at', '>=', since)
      .where('starts_at', '<', until)
      .where('status', '<>', 'CANCELLED')
      .$if(doctorIds !== undefined, (query) => query.where((eb) => eb('doctor_id', '=', eb.fn.any(doctorIds!))));
    return shown(db, found, false).orderBy('starts_at').orderBy('id').compile();
  },
);
