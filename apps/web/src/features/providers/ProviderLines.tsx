import type { Kind } from '@ivuriro/contract';
import { Link } from 'react-router';
import css from '../../ui/dashboard/Lines.module.css';
import { plainInstant } from '../../lib/language/dates.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { Picture } from '../../ui/Picture.tsx';
import { Rating } from '../../domain/reviews/Rating.tsx';
import { aboutRow, pictureOf } from './provider-row.ts';
import type { MemberRow } from './providers.ts';
import { texts } from './texts.ts';
import { PublicationBadge } from './PublicationBadge.tsx';

type Props = { kind: Kind; rows: MemberRow[]; to: (id: string) => string };

/** The providers as a list instead of a table, for narrow screens. */
export function ProviderLines({ kind, rows, to }: Props) {
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
                <PublicationBadge published={row.isPublished} />
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
