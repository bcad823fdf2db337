import { useRouteLoaderData } from 'react-router';

/** What the pages may know of the server's configuration. */
export type Config = { publicUrl: string; appMode: string; mapTilesUrl: string | null; gateway: string };

/** Absent only where the root's own loader failed. */
export function useConfig(): Config | undefined {
  return useRouteLoaderData<{ config: Config }>('root')?.config;
}
