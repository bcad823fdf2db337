import type { Agenda } from '@ivuriro/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { AnyProviderContext } from '../../lib/api/call.ts';
import { useCallAt } from '../../lib/api/use-call.ts';
import { listen } from '../../lib/sockets/socket.ts';
import { daysOf, type Filters, type View } from './agenda-address.ts';

const address = 'GET /agenda';
/** The largest number of doctors side by side. */
export const mostColumns = 12;

interface Named {
  id: string;
  name: string;
}

/**
 * The agenda of the shown days, and the doctors whom a hospital can select: its team, and doctors who have left it but
 * still have an appointment. A week shows one doctor only.
 */
export function useAgenda(providerContext: AnyProviderContext, filters: Filters) {
  const isHospital = providerContext.kind === 'hospital';
  const team = useCallAt(providerContext, 'GET /{owner_id}/doctors', {}, { enabled: isHospital });
  const members: Named[] = (team.data ?? []).filter(({ state }) => state === 'ACTIVE').map(({ doctor }) => doctor);
  const asked = chosenDoctors(filters, members);
  const days = daysOf(filters);
  useAgendaFollowed();
  const read = useCallAt(
    providerContext,
    address,
    {
      query: {
        from: days[0]!,
        to: days.at(-1)!,
        ...(asked.length > 0 && { doctor_id: asked }),
      },
    },
    { enabled: !isHospital || team.isSuccess },
  );
  const doctors = read.data ? shownDoctors(read.data, filters.view) : [];
  const others = doctors.filter(({ id }) => !members.some((one) => one.id === id));
  return {
    agenda: read.data,
    doctors,
    choices: [...members, ...others],
    error: read.error ?? team.error,
    retry: () => Promise.all([read.refetch(), ...(isHospital ? [team.refetch()] : [])]),
  };
}

/**
 * Reads the agenda again when one of its slots, appointments or patients in the queue has changed, in this browser or
 * elsewhere.
 */
function useAgendaFollowed(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const isAgenda = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey.includes(address);
    const again = () => void queries.invalidateQueries({ predicate: isAgenda });
    const stops = [listen('agenda', again), listen('queue', again)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [queries]);
}

/** The doctors whose days are shown: only one in a week. */
export const shownDoctors = ({ doctors }: Agenda, view: View): Agenda['doctors'] =>
  doctors.slice(0, view === 'week' ? 1 : mostColumns);

/** The ids of the doctors whose days are read; an empty list reads those of the whole team. */
function chosenDoctors({ doctors, view }: Filters, team: Named[]): string[] {
  if (view === 'week') return [...doctors, ...team.map(({ id }) => id)].slice(0, 1);
  if (doctors.length > 0) return doctors.slice(0, mostColumns);
  return team.length > mostColumns ? team.slice(0, mostColumns).map(({ id }) => id) : [];
}
