import * as leaflet from 'leaflet';
import { useEffect, useRef } from 'react';
import { drawGround, pinIcon } from './ground.ts';
import { namePins } from './pin-names.ts';
import type { Point } from './point.ts';
import css from './PlaceMap.module.css';
import { useMapTiles } from './use-map-tiles.ts';

/**
 * A map with our own districts and sector names, which works without an API key and offline; map tiles are added if
 * configured. Each pin has its name beside it where there is room, and in a popup.
 */
export default function RwandaMap({ points, zoom }: { points: Point[]; zoom: number }) {
  const tiles = useMapTiles();
  const frame = useRef<HTMLDivElement>(null);
  // the points are compared as text, so that equal points do not create a new map
  const pointsText = JSON.stringify(points);
  useEffect(() => {
    const pins = JSON.parse(pointsText) as Point[];
    const { map, remove } = drawGround(frame.current!, { zoom, tiles, pins });
    for (const { name, latitude, longitude } of pins) {
      const words = document.createElement('span');
      words.textContent = name;
      leaflet.marker([latitude, longitude], { title: name, alt: name, icon: pinIcon }).bindPopup(words).addTo(map);
    }
    namePins(map, pins);
    return remove;
  }, [pointsText, zoom, tiles]);
  return <div ref={frame} className={css.leaflet} />;
}
