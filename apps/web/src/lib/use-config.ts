import { useRouteLoaderData } from 'react-router';

/** The part of the server's configuration that pages may read. */
export type Config = { publicUrl: string; appMode: string; mapTilesUrl: string | null; gateway: string };

/** The configuration; undefined only if the root's loader failed. */
export function useConfig(): Config | undefined {
  return useRouteLoaderData<{ config: Config }>('root')?.config;
}
