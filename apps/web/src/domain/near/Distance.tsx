import type { PlaceCard } from '@ivuriro/contract';
import { useTexts } from '../../lib/language/texts.ts';
import css from './near.module.css';
import { texts } from './texts.ts';

/** How far a provider is, in metres or kilometres. */
export function Distance({ distance }: { distance: PlaceCard['distance'] }) {
  const t = useTexts(texts);
  if (!distance) return null;
  const { metres, is_approximate: approximate } = distance;
  return <span className={css.distance}>{approximate ? t.about(roughly(metres)) : t.away(lengthOf(metres))}</span>;
}

/**
 * An approximate distance is measured from or to the middle of a sector, so metres would pretend a precision that it
 * does not have.
 */
const roughly = (metres: number): string => `${Math.max(1, Math.round(metres / 1000))} km`;

/** 40 → '50 m', 2410 → '2.4 km', 23100 → '23 km' */
export function lengthOf(metres: number): string {
  if (metres < 975) return `${Math.max(50, Math.round(metres / 50) * 50)} m`;
  const kilometres = metres / 1000;
  return `${kilometres < 9.95 ? kilometres.toFixed(1) : Math.round(kilometres)} km`;
}
