import * as leaflet from 'leaflet';
import css from './PlaceMap.module.css';
import type { Point } from './point.ts';

/** As data/rwanda-sectors-centroids.json has them: code, name, district, latitude, longitude, square kilometres. */
export type Sector = [code: number, name: string, district: number, latitude: number, longitude: number, area: number];

/** Farther away there is no room for their names. */
const namesFrom = 11;
/** Pixels that a name takes, of each letter and of a line, and a pin from its middle. */
const [letter, line, pin] = [8, 18, 16];

/** Nothing to press, and below the pins. */
const beneath = { interactive: false, keyboard: false, zIndexOffset: -1_000 };

/**
 * Names the sectors in view, each at its middle or beside the pin that stands there, the nearest to the pins first and no
 * name upon another: what a map without tiles is read by.
 */
export function nameSectors(map: leaflet.Map, sectors: readonly Sector[], pins: readonly Point[]): void {
  const layer = leaflet.layerGroup().addTo(map);
  const nearest = sectors.toSorted((one, other) => away(one, pins) - away(other, pins));
  const name = () => {
    layer.clearLayers();
    if (map.getZoom() < namesFrom) return;
    const seen = map.getBounds();
    const taken = pins.map(({ latitude, longitude }) => {
      const middle = map.latLngToContainerPoint([latitude, longitude]);
      return leaflet.bounds(middle.subtract([pin, pin]), middle.add([pin, pin]));
    });
    for (const [, words, , latitude, longitude] of nearest) {
      if (!seen.contains([latitude, longitude])) continue;
      const middle = map.latLngToContainerPoint([latitude, longitude]);
      const under = taken.slice(0, pins.length).find((space) => space.contains(middle));
      const start = under ? leaflet.point(under.max!.x + 1, middle.y) : middle;
      const space = leaflet.bounds(start.subtract([0, line / 2]), start.add([words.length * letter, line / 2]));
      if (taken.some((other) => other.intersects(space))) continue;
      taken.push(space);
      leaflet.marker(map.containerPointToLatLng(start), { icon: sign(words), ...beneath }).addTo(layer);
    }
  };
  map.on('moveend', name);
  name();
}

const away = ([, , , latitude, longitude]: Sector, pins: readonly Point[]): number =>
  Math.min(...pins.map((place) => Math.hypot(place.latitude - latitude, place.longitude - longitude)));

function sign(words: string): leaflet.DivIcon {
  const html = document.createElement('span');
  html.textContent = words;
  html.ariaHidden = 'true';
  return leaflet.divIcon({ className: css.sector ?? '', html, iconSize: [0, 0] });
}
