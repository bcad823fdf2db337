import 'leaflet/dist/leaflet.css';
import * as leaflet from 'leaflet';
import { useEffect, useRef } from 'react';
import { useRouteLoaderData } from 'react-router';
import districtsUrl from '../../../../../data/rwanda-districts.geojson?url';
import sectorsUrl from '../../../../../data/rwanda-sectors-centroids.json?url';
import type { Point } from './point.ts';
import css from './PlaceMap.module.css';
import { nameSectors, type Sector } from './sector-names.ts';
import { drawnZoom } from './zoom.ts';

/**
 * A map with our own districts and sector names, which works without an API key and offline; map tiles are added if
 * configured.
 */
export default function RwandaMap({ points, zoom }: { points: Point[]; zoom: number }) {
  const tiles = useRouteLoaderData<{ config: { mapTilesUrl: string | null } }>('root')?.config.mapTilesUrl ?? null;
  const frame = useRef<HTMLDivElement>(null);
  // compared as text: equal points need no new map
  const pointsText = JSON.stringify(points);
  useEffect(() => draw(frame.current!, JSON.parse(pointsText) as Point[], zoom, tiles), [pointsText, zoom, tiles]);
  return <div ref={frame} className={css.leaflet} />;
}

/** Draws the map and returns the function that removes it. */
function draw(frame: HTMLElement, points: Point[], zoom: number, tiles: string | null): () => void {
  const middle = (of: (point: Point) => number) => points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const map = leaflet.map(frame, {
    center: [middle((point) => point.latitude), middle((point) => point.longitude)],
    zoom: drawnZoom(zoom, tiles !== null),
    scrollWheelZoom: false,
    attributionControl: false,
  });
  if (tiles) leaflet.tileLayer(tiles).addTo(map);
  for (const { name, latitude, longitude } of points) {
    const words = document.createElement('span');
    words.textContent = name;
    leaflet.marker([latitude, longitude], { title: name, alt: name, icon: pin }).bindPopup(words).addTo(map);
  }
  const gone = new AbortController();
  const ground = async <T,>(address: string, lay: (data: T) => void) => {
    try {
      lay((await (await fetch(address, { signal: gone.signal })).json()) as T);
    } catch (error) {
      // outlines and sector names are optional: if they fail to load, the pins are still shown
      if (!gone.signal.aborted) console.warn('A part of the map did not arrive.', error);
    }
  };
  void ground<GeoJSON.GeoJsonObject>(districtsUrl, (outlines) =>
    leaflet.geoJSON(outlines, { interactive: false, style: () => ({ className: css.district }) }).addTo(map),
  );
  if (!tiles) void ground<{ sectors: Sector[] }>(sectorsUrl, ({ sectors }) => nameSectors(map, sectors, points));
  return () => {
    gone.abort();
    map.remove();
  };
}

const pin = leaflet.divIcon({ className: css.pin ?? '', html: '<i></i>', iconSize: [44, 44], iconAnchor: [22, 22] });
