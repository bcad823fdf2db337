import * as leaflet from 'leaflet';
import { useEffect, useEffectEvent, useRef } from 'react';
import { drawGround, pinIcon } from './ground.ts';
import css from './PlaceMap.module.css';
import type { Position } from '../../lib/position.ts';
import { useMapTiles } from './use-map-tiles.ts';
import { zooms } from './zoom.ts';

type Props = { at: Position; onMove: (to: Position) => void; label: string };

/** The step of an arrow key in degrees: about ten metres, or about a hundred metres with Shift. */
const [step, longStep] = [0.0001, 0.001];
const arrows: Record<string, [north: number, east: number]> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

/** A map with one pin. The person moves the pin by dragging it, by pressing on the map, or with the arrow keys. */
export default function PinMap({ at, onMove, label }: Props) {
  const tiles = useMapTiles();
  const frame = useRef<HTMLDivElement>(null);
  const drawn = useRef<{ map: leaflet.Map; pin: leaflet.Marker }>(null);

  const tell = useEffectEvent(({ lat, lng }: leaflet.LatLng) =>
    onMove({ latitude: rounded(lat), longitude: rounded(lng) }),
  );
  const first = useRef(at);
  useEffect(() => {
    const { map, remove } = drawGround(frame.current!, { zoom: zooms.onePlace, tiles, pins: [first.current] });
    const { latitude, longitude } = first.current;
    const pin = leaflet.marker([latitude, longitude], { icon: pinIcon, draggable: true, title: label, alt: label });
    drawn.current = { map, pin: pin.addTo(map) };
    pin.on('dragend', () => tell(pin.getLatLng()));
    map.on('click', ({ latlng }) => tell(latlng));
    pin.getElement()!.addEventListener('keydown', (event) => {
      const [north, east] = arrows[event.key] ?? [];
      if (north === undefined || east === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      const by = event.shiftKey ? longStep : step;
      const { lat, lng } = pin.getLatLng();
      tell(leaflet.latLng(lat + north * by, lng + east * by));
    });
    return remove;
  }, [tiles, label]);
  useEffect(() => {
    const { map, pin } = drawn.current!;
    const to = leaflet.latLng(at.latitude, at.longitude);
    pin.setLatLng(to);
    if (!map.getBounds().contains(to)) map.panTo(to);
  }, [at.latitude, at.longitude]);
  return (
    <div className={css.figure}>
      <div className={css.map}>
        <div ref={frame} className={css.leaflet} />
      </div>
    </div>
  );
}

/** To a metre. */
const rounded = (degrees: number): number => Math.round(degrees * 100_000) / 100_000;
