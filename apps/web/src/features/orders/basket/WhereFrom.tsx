import { Link, useLocation, useSearchParams } from 'react-router';
import { FromWhere } from '../../../domain/near/FromWhere.tsx';
import { placeKey, whereAddress } from '../../../domain/near/near.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { pin } from '../../../ui/icons.ts';
import css from './basket.module.css';
import { texts } from './texts.ts';

/**
 * The place from which distances are measured: the one in the URL, or else the one that was entered in this tab before.
 */
export function useNear(): string {
  const [search] = useSearchParams();
  return search.get('near') ?? sessionStorage.getItem(placeKey) ?? '';
}

export function WhereFrom() {
  const t = useTexts(texts);
  const near = useNear();
  const { pathname, search } = useLocation();
  if (near) return <FromWhere near={near} />;
  return (
    <Link to={whereAddress(pathname, new URLSearchParams(search))} className={css.where}>
      <Icon of={pin} size={18} />
      {t.sayWhere}
    </Link>
  );
}
