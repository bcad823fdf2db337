import * as leaflet from 'leaflet';
import { spacesOf } from './pin-names.ts';
import type { Position } from '../../lib/position.ts';
import css from './PlaceMap.module.css';

/** A row of data/rwanda-sectors-centroids.json; the area is in square kilometres. */
export type Sector = [code: number, name: string, district: number, latitude: number, longitude: number, area: number];

/** The lowest zoom level with room for the names. */
const namesFrom = 11;
/** Sizes in pixels: the width of a letter, the height of a line. */
const [letter, line] = [8, 18];

/** Marker options: names cannot be pressed, and lie below the pins. */
const beneath = { interactive: false, keyboard: false, zIndexOffset: -1_000 };

/**
 * Labels the visible sectors, those nearest to the pins first. Each name is at the centre of its sector, or beside or
 * below a pin at the centre. Names that would overlap a pin, its name or another label are left out. On a map without
 * tiles people find their way by these names.
 */
export function nameSectors(map: leaflet.Map, sectors: readonly Sector[], pins: readonly Position[]): void {
  const layer = leaflet.layerGroup().addTo(map);
  const nearest = sectors.toSorted((one, other) => away(one, pins) - away(other, pins));
  const name = () => {
    layer.clearLayers();
    if (map.getZoom() < namesFrom) return;
    const seen = map.getBounds();
    const taken = spacesOf(map, pins);
    for (const [, words, , latitude, longitude] of nearest) {
      if (!seen.contains([latitude, longitude])) continue;
      const middle = map.latLngToContainerPoint([latitude, longitude]);
      const under = taken.slice(0, pins.length).find((space) => space.contains(middle));
      const width = words.length * letter;
      const starts = under
        ? [leaflet.point(under.max!.x + 1, middle.y), leaflet.point(middle.x - width / 2, under.max!.y + line)]
        : [middle];
      const spaceFrom = (start: leaflet.Point) =>
        leaflet.bounds(start.subtract([0, line / 2]), start.add([width, line / 2]));
      const start = starts.find((from) => !taken.some((other) => other.intersects(spaceFrom(from))));
      if (!start) continue;
      taken.push(spaceFrom(start));
      leaflet.marker(map.containerPointToLatLng(start), { icon: sign(words), ...beneath }).addTo(layer);
    }
  };
  map.on('moveend', name);
  name();
}

const away = ([, , , latitude, longitude]: Sector, pins: readonly Position[]): number =>
  Math.min(...pins.map((place) => Math.hypot(place.latitude - latitude, place.longitude - longitude)));

function sign(words: string): leaflet.DivIcon {
  const html = document.createElement('span');
  html.textContent = words;
  html.ariaHidden = 'true';
  return leaflet.divIcon({ className: css.sector ?? '', html, iconSize: [0, 0] });
}
