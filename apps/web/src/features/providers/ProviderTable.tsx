import type { Kind } from '@ivuriro/contract';
import { Link } from 'react-router';
import css from '../../ui/dashboard/Table.module.css';
import { plainInstant } from '../../lib/language/dates.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { Picture } from '../../ui/Picture.tsx';
import { Rating } from '../../domain/reviews/Rating.tsx';
import { aboutRow, pictureOf } from './provider-row.ts';
import type { MemberRow } from './providers.ts';
import { texts } from './texts.ts';
import own from './providers.module.css';
import { PublicationBadge } from './PublicationBadge.tsx';

type Props = { kind: Kind; rows: MemberRow[]; to: (id: string) => string };

export function ProviderTable({ kind, rows, to }: Props) {
  const t = useTexts(texts);
  const words = t.ofKind[kind];
  return (
    <table className={css.table}>
      <caption className="sr">{words.tab}</caption>
      <thead>
        <tr>
          <th scope="col">{words.one}</th>
          <th scope="col">{kind === 'doctor' ? t.speciality : t.location}</th>
          <th scope="col">{t.review}</th>
          <th scope="col">{t.joined}</th>
          <th scope="col">{t.state}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td className={own.name}>
              <Link id={`member-${row.id}`} to={to(row.id)} preventScrollReset className={css.who}>
                <Picture
                  picture={pictureOf(row)}
                  seed={row.id}
                  alt=""
                  width={kind === 'doctor' ? 40 : 56}
                  height={40}
                />
                <span>
                  <b>{row.name}</b>
                  <small>{row.user_code}</small>
                </span>
              </Link>
            </td>
            <td className={own.where}>{aboutRow(row) || (kind === 'doctor' ? t.noSpeciality : t.noPlace)}</td>
            <td className={own.rating}>
              <Rating value={row.review_ratings.overall} count={row.review_ratings.total} />
            </td>
            <td className={own.joined}>
              <time dateTime={row.created_at}>{plainInstant(row.created_at)}</time>
            </td>
            <td>
              <PublicationBadge published={row.isPublished} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
