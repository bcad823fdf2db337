import { useRouteLoaderData } from 'react-router';

/** What the pages may know of the server's configuration. */
export type Config = { publicUrl: string; appMode: string; mapTilesUrl: string | null; gateway: string };

/** Undefined only if the root's loader failed. */
export function useConfig(): Config | undefined {
  return useRouteLoaderData<{ config: Config }>('root')?.config;
}
