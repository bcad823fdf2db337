import { redirect } from 'react-router';
import { searchOf } from '../../lib/api/request.ts';
import type { Position } from '../../lib/position.ts';

/** "-1.95,30.061": a point, to a thousandth of a degree, which is about a hundred metres. */
export const pointText = ({ latitude, longitude }: Position): string =>
  [latitude, longitude].map((degrees) => Math.round(degrees * 1000) / 1000).join(',');

/** Where somebody said that they are, kept in the tab so that they are asked once. */
export const placeKey = 'near';

export const isPoint = (near: string): boolean => /^-?[\d.]+,-?[\d.]+$/.test(near);

/** The page that asks where somebody is, and then leads back to the list. */
export const whereAddress = (list: string, search: URLSearchParams): string =>
  `/near?${searchOf({ list, ...Object.fromEntries(search), page: '', _routes: '' })}`;

/** Redirects a list that is to be sorted by the distance from nowhere. */
export function askWhere(list: string, search: URLSearchParams): void {
  if (search.get('order-by') === 'distance' && !search.get('near')) throw redirect(whereAddress(list, search));
}
