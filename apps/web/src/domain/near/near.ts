import { redirect } from 'react-router';
import { searchOf } from '../../lib/api/request.ts';
import type { Position } from '../../lib/position.ts';

/** "-1.95,30.061": a point, rounded to a thousandth of a degree, which is about a hundred metres. */
export const pointText = ({ latitude, longitude }: Position): string =>
  [latitude, longitude].map((degrees) => Math.round(degrees * 1000) / 1000).join(',');

/**
 * The storage key of the place that the person entered as their own, kept in the tab so that they are asked only once.
 */
export const placeKey = 'near';

export const isPoint = (near: string): boolean => /^-?[\d.]+,-?[\d.]+$/.test(near);

/** The URL of the page that asks people where they are, and then leads back to the list. */
export const whereAddress = (list: string, search: URLSearchParams): string =>
  `/near?${searchOf({ list, ...Object.fromEntries(search), page: '', _routes: '' })}`;

/**
 * When a list is to be sorted by distance but the person has not given a place, redirects to the page that asks for it.
 */
export function askWhere(list: string, search: URLSearchParams): void {
  if (search.get('order-by') === 'distance' && !search.get('near')) throw redirect(whereAddress(list, search));
}
