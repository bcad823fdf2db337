import { useRouteLoaderData } from 'react-router';

/** The address of the configured map tiles; null without. */
export const useMapTiles = (): string | null =>
  useRouteLoaderData<{ config: { mapTilesUrl: string | null } }>('root')?.config.mapTilesUrl ?? null;
