import 'leaflet/dist/leaflet.css';
import * as leaflet from 'leaflet';
import districtsUrl from '../../../../../data/rwanda-districts.geojson?url';
import sectorsUrl from '../../../../../data/rwanda-sectors-centroids.json?url';
import css from './PlaceMap.module.css';
import type { Position } from '../../lib/position.ts';
import { nameSectors, type Sector } from './sector-names.ts';
import { drawnZoom } from './zoom.ts';

type Ground = {
  zoom: number;
  /** The URL of map tiles; null for a map without tiles. */
  tiles: string | null;
  /** The positions of the pins. The map is centred on the pins, and the names of sectors leave room for them. */
  pins: Position[];
};

/**
 * Draws a map with our outlines of districts, and with map tiles if configured, otherwise with the names of sectors.
 * The caller adds the pins.
 */
export function drawGround(
  frame: HTMLElement,
  { zoom, tiles, pins }: Ground,
): { map: leaflet.Map; remove: () => void } {
  const middle = (of: (pin: Position) => number) => pins.reduce((sum, one) => sum + of(one), 0) / pins.length;
  const map = leaflet.map(frame, {
    center: [middle((one) => one.latitude), middle((one) => one.longitude)],
    zoom: drawnZoom(zoom, tiles !== null),
    scrollWheelZoom: false,
    attributionControl: false,
  });
  if (tiles) leaflet.tileLayer(tiles).addTo(map);
  const gone = new AbortController();
  const lay = async <T>(address: string, draw: (data: T) => void) => {
    try {
      draw((await (await fetch(address, { signal: gone.signal })).json()) as T);
    } catch (error) {
      // outlines and sector names are optional: if they fail to load, the pins are still shown
      if (!gone.signal.aborted) console.warn('A part of the map did not arrive.', error);
    }
  };
  void lay<GeoJSON.GeoJsonObject>(districtsUrl, (outlines) =>
    leaflet.geoJSON(outlines, { interactive: false, style: () => ({ className: css.district }) }).addTo(map),
  );
  if (!tiles) void lay<{ sectors: Sector[] }>(sectorsUrl, ({ sectors }) => nameSectors(map, sectors, pins));
  return {
    map,
    remove: () => {
      gone.abort();
      map.remove();
    },
  };
}

export const pinIcon = leaflet.divIcon({
  className: css.pin ?? '',
  html: '<i></i>',
  iconSize: [44, 44],
  iconAnchor: [22, 22],
});
