import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { useTexts } from '../../lib/language/texts.ts';
import { isPoint, placeKey, whereAddress } from './near.ts';
import css from './near.module.css';
import { texts } from './texts.ts';

/**
 * Shows the place from which the distances of a list are measured, with a link to change this place. The tab stores the
 * place.
 */
export function FromWhere({ near }: { near: string }) {
  const t = useTexts(texts);
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (near) sessionStorage.setItem(placeKey, near);
  }, [near]);
  if (!near) return null;
  return (
    <p className={css.from}>
      {isPoint(near) ? t.fromHere : t.from(near)}{' '}
      <Link to={whereAddress(pathname, new URLSearchParams(search))}>{t.change}</Link>
    </p>
  );
}
