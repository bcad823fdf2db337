import * as leaflet from 'leaflet';
import css from './PlaceMap.module.css';
import type { Position } from '../../lib/position.ts';

type Named = Position & { name?: string };
type Label = Position & { name: string; isLeft: boolean; width: number; space: leaflet.Bounds };

/**
 * Sizes in pixels: the width of a letter, the largest and the smallest width of a name, the height of a line, and half
 * of the size of a pin.
 */
const [letter, widest, narrowest, line, half] = [7.5, 176, 64, 20, 16];

/** The rectangles of the pins, and then of the names beside them, in pixels of the map. */
export function spacesOf(map: leaflet.Map, pins: readonly Named[]): leaflet.Bounds[] {
  return [...pins.map((pin) => spaceOf(map, pin)), ...labelsOf(map, pins).map(({ space }) => space)];
}

const spaceOf = (map: leaflet.Map, { latitude, longitude }: Position): leaflet.Bounds => {
  const middle = map.latLngToContainerPoint([latitude, longitude]);
  return leaflet.bounds(middle.subtract([half, half]), middle.add([half, half]));
};

/**
 * The names that have room beside their pins without overlapping another pin or name. Each is on the side of its pin
 * where more of it is visible.
 */
function labelsOf(map: leaflet.Map, pins: readonly Named[]): Label[] {
  const { x: seen } = map.getSize();
  const spaces = pins.map((pin) => spaceOf(map, pin));
  const labels: Label[] = [];
  for (const [index, { name, latitude, longitude }] of pins.entries()) {
    if (!name) continue;
    const { min, max } = spaces[index] as { min: leaflet.Point; max: leaflet.Point };
    const asked = Math.min(widest, name.length * letter + 8);
    const others = [...spaces.toSpliced(index, 1), ...labels.map((label) => label.space)];
    const middle = (min.y + max.y) / 2;
    const sides = [false, true].map((isLeft) => {
      const width = Math.min(asked, isLeft ? min.x : seen - max.x);
      const from = isLeft ? min.x - width : max.x;
      const space = leaflet.bounds([from, middle - line / 2], [from + width, middle + line / 2]);
      return { name, latitude, longitude, isLeft, width, space };
    });
    const free = sides
      .filter(({ width, space }) => width >= Math.min(asked, narrowest) && !others.some((one) => one.overlaps(space)))
      .sort((one, other) => other.width - one.width);
    labels.push(...free.slice(0, 1));
  }
  return labels;
}

/** Writes the names beside the pins. The popup of a pin shows its name even when there is no room beside the pin. */
export function namePins(map: leaflet.Map, pins: readonly Named[]): void {
  const layer = leaflet.layerGroup().addTo(map);
  const write = () => {
    layer.clearLayers();
    for (const label of labelsOf(map, pins))
      leaflet
        .marker([label.latitude, label.longitude], { icon: nameIcon(label), interactive: false, keyboard: false })
        .addTo(layer);
  };
  map.on('moveend resize', write);
  write();
}

function nameIcon({ name, isLeft, width }: Label): leaflet.DivIcon {
  const html = document.createElement('span');
  html.textContent = name;
  html.ariaHidden = 'true';
  html.style.maxWidth = `${width}px`;
  if (isLeft) html.dataset.left = '';
  return leaflet.divIcon({ className: css.name ?? '', html, iconSize: [0, 0] });
}
