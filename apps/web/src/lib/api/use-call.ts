import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { call, callAt, type OwnedResourceKey, type AnyProviderContext } from './call.ts';
import type { Api, OwnedResourceApi } from './contract.ts';
import type { InputOf, Key } from './request.ts';

type Options = {
  /** Whether the previous rows of a paged list stay while the next page loads. */
  keep?: boolean;
  /** Milliseconds after which the data is fetched again, for example data with signed URLs, which expire. */
  everyMs?: number;
  enabled?: boolean;
};

/** Reads data for a signed-in page, cached by key and input: `useCall('GET /doctor/overview')`. */
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

/**
 * Like `useCall`, for an owned resource that its owner or an administrator reads: `useCallAt(providerContext, 'GET
 * /transactions')`.
 */
export function useCallAt<K extends OwnedResourceKey>(
  providerContext: AnyProviderContext,
  key: K,
  input?: InputOf<OwnedResourceApi[K]>,
  options: Options = {},
): UseQueryResult<OwnedResourceApi[K]['data']> {
  return useQuery({
    queryKey: [providerContext.base, providerContext.id, key, { ...input }],
    queryFn: async ({ signal }) =>
      (await callAt(providerContext, key, { ...input, signal } as InputOf<OwnedResourceApi[K]>)).data,
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
