import * as leaflet from 'leaflet';
import css from './PlaceMap.module.css';

/** As data/rwanda-sectors-centroids.json has them: code, name, district, latitude, longitude, square kilometres. */
export type Sector = [code: number, name: string, district: number, latitude: number, longitude: number, area: number];

/** Farther away their names would stand on each other. */
const namesFrom = 11;

/** Nothing to press, and below the pins. */
const beneath = { interactive: false, keyboard: false, zIndexOffset: -1_000 };

/** Names the sectors in view, each at its middle: what a map without tiles is read by. */
export function nameSectors(map: leaflet.Map, sectors: readonly Sector[]): void {
  const layer = leaflet.layerGroup().addTo(map);
  const name = () => {
    layer.clearLayers();
    if (map.getZoom() < namesFrom) return;
    const seen = map.getBounds();
    for (const [, words, , latitude, longitude] of sectors)
      if (seen.contains([latitude, longitude]))
        leaflet.marker([latitude, longitude], { icon: sign(words), ...beneath }).addTo(layer);
  };
  map.on('moveend', name);
  name();
}

function sign(words: string): leaflet.DivIcon {
  const html = document.createElement('span');
  html.textContent = words;
  html.ariaHidden = 'true';
  return leaflet.divIcon({ className: css.sector ?? '', html, iconSize: [0, 0] });
}
