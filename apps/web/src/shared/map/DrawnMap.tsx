import 'leaflet/dist/leaflet.css';
import { divIcon } from 'leaflet';
import { type ComponentProps, useEffect, useState } from 'react';
import { GeoJSON, MapContainer, Marker, Popup, TileLayer } from 'react-leaflet';
import { useRouteLoaderData } from 'react-router';
import districtsUrl from '../../../../../data/rwanda-districts.geojson?url';
import type { Point } from './point.ts';
import css from './PlaceMap.module.css';
import { drawnZoom } from './zoom.ts';

/** The districts drawn by ourselves, so that the place is seen without a key and offline; tiles above them when configured. */
export default function DrawnMap({ points, zoom }: { points: Point[]; zoom: number }) {
  const tiles = useRouteLoaderData<{ config: { mapTilesUrl: string | null } }>('root')?.config.mapTilesUrl;
  const districts = useDistricts();
  const middle = (of: (point: Point) => number) => points.reduce((sum, point) => sum + of(point), 0) / points.length;
  return (
    <MapContainer
      center={[middle((p) => p.latitude), middle((p) => p.longitude)]}
      zoom={drawnZoom(zoom, Boolean(tiles))}
      scrollWheelZoom={false}
      className={css.leaflet}
      attributionControl={false}
    >
      {districts && <GeoJSON data={districts} interactive={false} style={() => ({ className: css.district })} />}
      {tiles && <TileLayer url={tiles} />}
      {points.map((point) => (
        <Marker
          key={point.id}
          position={[point.latitude, point.longitude]}
          title={point.name}
          alt={point.name}
          icon={pin}
        >
          <Popup>{point.name}</Popup>
        </Marker>
      ))}
    </MapContainer>
  );
}

const pin = divIcon({ className: css.pin ?? '', html: '<i></i>', iconSize: [44, 44], iconAnchor: [22, 22] });

type Outlines = ComponentProps<typeof GeoJSON>['data'];

function useDistricts(): Outlines | null {
  const [districts, setDistricts] = useState<Outlines | null>(null);
  useEffect(() => {
    const gone = new AbortController();
    fetch(districtsUrl, { signal: gone.signal })
      .then((response) => response.json())
      .then(setDistricts)
      // without the outlines the points still stand where they are
      .catch(
        (error: unknown) => gone.signal.aborted || console.warn('The outlines of the districts did not arrive.', error),
      );
    return () => gone.abort();
  }, []);
  return districts;
}
