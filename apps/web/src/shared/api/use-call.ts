import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { call, callAt, type SeatKey, type SeatOf } from './call.ts';
import type { Api, SeatApi } from './contract.ts';
import type { InputOf, Key } from './request.ts';

type Options = {
  /** For a paged list: the old rows stay while the next ones are read. */
  keep?: boolean;
  /** Read again at this interval, for answers whose signed addresses expire. */
  everyMs?: number;
  enabled?: boolean;
};

/** What a signed-in page reads, cached by key and input: `useCall('GET /doctor/overview')`. */
export function useCall<K extends Key>(
  key: K,
  input?: InputOf<Api[K]>,
  options: Options = {},
): UseQueryResult<Api[K]['data']> {
  return useQuery({
    queryKey: [key, { ...input }],
    queryFn: async ({ signal }) => (await call(key, { ...input, signal } as InputOf<Api[K]>)).data,
    ...settings(options),
  });
}

/** The same for an owned resource, as its owner or as the administrator: `useCallAt(seat, 'GET /transactions')`. */
export function useCallAt<K extends SeatKey>(
  seat: SeatOf,
  key: K,
  input?: InputOf<SeatApi[K]>,
  options: Options = {},
): UseQueryResult<SeatApi[K]['data']> {
  return useQuery({
    queryKey: [seat.base, seat.id, key, { ...input }],
    queryFn: async ({ signal }) => (await callAt(seat, key, { ...input, signal } as InputOf<SeatApi[K]>)).data,
    ...settings(options),
  });
}

function settings({ keep = false, everyMs, enabled = true }: Options) {
  return {
    enabled,
    ...(keep ? { placeholderData: keepPreviousData } : {}),
    ...(everyMs ? { refetchInterval: everyMs } : {}),
  };
}
