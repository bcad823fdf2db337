import type { Kind } from '@ivuriro/contract';
import { Link } from 'react-router';
import css from '../../shared/desk/Lines.module.css';
import { plainInstant } from '../../shared/i18n/dates.ts';
import { useTexts } from '../../shared/i18n/texts.ts';
import { Picture } from '../../shared/ui/Picture.tsx';
import { Rating } from '../../shared/ui/Rating.tsx';
import { aboutRow, pictureOf } from './member-row.ts';
import type { MemberRow } from './members.ts';
import { texts } from './texts.ts';
import { StateOf } from './StateOf.tsx';

type Props = { kind: Kind; rows: MemberRow[]; to: (id: string) => string };

/** The table's rows where there is no room for columns. */
export function MemberLines({ kind, rows, to }: Props) {
  const t = useTexts(texts);
  return (
    <ul className={css.lines} aria-label={t.ofKind[kind].tab}>
      {rows.map((row) => (
        <li key={row.id}>
          <Link id={`member-${row.id}`} to={to(row.id)} preventScrollReset className={css.line}>
            <Picture picture={pictureOf(row)} seed={row.id} alt="" width={kind === 'doctor' ? 44 : 60} height={44} />
            <span>
              <b>{row.name}</b>
              <small>{aboutRow(row)}</small>
              <span className={css.state}>
                <StateOf published={row.isPublished} />
                <Rating value={row.review_ratings.overall} count={row.review_ratings.total} />
              </span>
              <small>
                <time dateTime={row.created_at}>{plainInstant(row.created_at)}</time>
              </small>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
