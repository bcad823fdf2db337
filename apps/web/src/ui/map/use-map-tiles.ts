import { useRouteLoaderData } from 'react-router';

/** The URL of the configured map tiles; null when none are configured. */
export const useMapTiles = (): string | null =>
  useRouteLoaderData<{ config: { mapTilesUrl: string | null } }>('root')?.config.mapTilesUrl ?? null;
