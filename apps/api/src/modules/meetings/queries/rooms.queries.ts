import type { Db } from '../../../platform/db/pool.ts';

/** The codes of the rooms that this socket has joined. */
export async function roomsOf(db: Db, socketId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('meeting')
    .select('code')
    .where((eb) => eb.or([eb('patient_socket', '=', socketId), eb('doctor_socket', '=', socketId)]))
    .execute();
  return rows.map((row) => row.code);
}

/** All sockets that have joined a room. */
export async function joinedSockets(db: Db): Promise<string[]> {
  const joined = (party: 'patient_socket' | 'doctor_socket') =>
    db.selectFrom('meeting').select(`${party} as socket`).where(party, 'is not', null);
  const rows = await joined('patient_socket').unionAll(joined('doctor_socket')).execute();
  return rows.map((row) => row.socket!);
}

/**
 * The pending rooms of appointments that begin at or before `until`, in which there are both parties, or a party whose
 * arrival is not recorded yet.
 */
export async function attendedRooms(db: Db, until: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('meeting')
    .select('code')
    .where('status', '=', 'PENDING')
    .where('starts_at', '<=', until)
    .where((eb) =>
      eb.or([
        eb.and([eb('patient_socket', 'is not', null), eb('patient_came_at', 'is', null)]),
        eb.and([eb('doctor_socket', 'is not', null), eb('doctor_came_at', 'is', null)]),
        eb.and([eb('patient_socket', 'is not', null), eb('doctor_socket', 'is not', null)]),
      ]),
    )
    .execute();
  return rows.map((row) => row.code);
}

/** The rooms of calls whose grace period is over without the return of the party who left. */
export async function lapsedRooms(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('meeting')
    .select('code')
    .where('status', '=', 'ONGOING')
    .where('grace_until', '<=', now)
    .execute();
  return rows.map((row) => row.code);
}
