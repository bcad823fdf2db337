import type { Review } from '@ivuriro/contract';
import type { ReactNode } from 'react';
import { dayOf, plainDate } from '../../lib/language/dates.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Stars } from './Rating.tsx';
import { texts } from './texts.ts';
import { parts } from './rating-parts.ts';
import css from './ReviewContent.module.css';

type Props = {
  review: Review;
  /** Replaces the picture and name of the patient at the top of the review. */
  head?: ReactNode;
  /** A badge that shows whether the review is published, for lists that also contain unpublished reviews. */
  state?: ReactNode;
  children?: ReactNode;
};

/** One public review: patient, date, stars, text and the rating of each part. */
export function ReviewContent({ review, head, state, children }: Props) {
  const t = useTexts(texts);
  const { patient } = review;
  const given = parts.filter((part) => review[part] > 0);
  return (
    <article className={css.review}>
      <header>
        {head ?? (
          <>
            <Picture picture={patient.picture} seed={review.id} alt="" width={44} />
            <h3>{patient.full_name}</h3>
          </>
        )}
      </header>
      <p className={css.when}>
        <Stars value={review.overall} />
        <time dateTime={review.created_at}>{plainDate(dayOf(new Date(review.created_at)))}</time>
        {state}
        {review.verified_by && <Badge tone="tea">{t.verified[review.verified_by]}</Badge>}
      </p>
      <p className={css.text}>{review.reviews}</p>
      {given.length > 0 && (
        <dl className={css.parts}>
          {given.map((part) => (
            <div key={part}>
              <dt>{t[part]}</dt>
              <dd>{review[part]}/5</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
    </article>
  );
}

type Answer = Review['replies'][number];

/** The reply to a review, indented below it. */
export function Answer({ reply, state, children }: { reply: Answer; state?: ReactNode; children?: ReactNode }) {
  return (
    <blockquote className={css.answer}>
      <p className={css.when}>
        <b>{reply.name}</b>
        <time dateTime={reply.created_at}>{plainDate(dayOf(new Date(reply.created_at)))}</time>
        {state}
      </p>
      <p className={css.text}>{reply.reviews}</p>
      {children}
    </blockquote>
  );
}
