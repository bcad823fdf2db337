import { call, callAt, type OwnedResourceKey, type AnyProviderContext } from './call.ts';
import type { Api, OwnedResourceApi } from './contract.ts';
import type { InputOf, Key } from './request.ts';

/** The signed URL of a CSV file with all rows of a list; it expires after 15 minutes. */
export async function csvOf<K extends Key>(key: K, input?: InputOf<Api[K]>): Promise<string> {
  return addressIn((await call(key, asking(input))).data);
}

/** Like `csvOf`, for an owned resource that its owner or an administrator reads. */
export async function csvAt<K extends OwnedResourceKey>(
  providerContext: AnyProviderContext,
  key: K,
  input?: InputOf<OwnedResourceApi[K]>,
): Promise<string> {
  return addressIn((await callAt(providerContext, key, asking(input))).data);
}

function asking<I extends { query?: unknown }>(input: I | undefined): I {
  return { ...input, query: { ...Object(input?.query), csv: '1' } } as I;
}

const addressIn = (data: unknown): string => (data as { csv: string }).csv;
