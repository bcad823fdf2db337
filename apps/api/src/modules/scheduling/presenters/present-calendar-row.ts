import type { CalendarRow } from '@ivuriro/contract/calendars';
import { weekdays } from '@ivuriro/contract/wire';
import { clockText } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/pool.ts';
import { providerRefs } from '../../providers/index.ts';
import type { CalendarRowRow } from '../queries/calendar-rows.queries.ts';

export async function presentRows(db: Db, rows: CalendarRowRow[]): Promise<CalendarRow[]> {
  const ids = rows.flatMap((row) => [row.doctor_id, ...(row.hospital_id ? [row.hospital_id] : [])]);
  const providers = await providerRefs(db, [...new Set(ids)]);
  return rows.map((row) => {
    const doctor = providers.get(row.doctor_id)!;
    return {
      id: row.id,
      ...(row.day === null ? { date: row.date! } : { day: weekdays[row.day - 1]! }),
      start_time: clockText(row.starts_at),
      end_time: clockText(row.ends_at),
      isAvailable: row.is_available,
      type: row.type as CalendarRow['type'],
      doctor_status: row.type === 'Hospital' ? 'onsite' : 'online',
      hospital_id: row.hospital_id,
      hospital: row.hospital_id ? { id: row.hospital_id, name: providers.get(row.hospital_id)!.name } : null,
      doctor: { id: doctor.id, name: doctor.name, picture: doctor.picture },
      doctor_id: row.doctor_id,
    };
  });
}
