import type { Review } from '@ivuriro/contract';
import { useId, useState } from 'react';
import { useTexts } from '../../../lib/language/texts.ts';
import { count } from '../../../lib/language/money.ts';
import type { About } from '../../../domain/reviews/reviewed-provider.ts';
import { Textarea } from '../../../ui/Field.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { RatingInput } from '../../../domain/reviews/RatingInput.tsx';
import { LONGEST, missingIn } from './review-draft.ts';
import { texts } from './texts.ts';
import css from './ReviewForm.module.css';
import { useReview } from './use-review.ts';

type Props = { about: About; name: string; own: Review | undefined; onClose: () => void };

const detail = ['waitingTime', 'customerCare', 'communication', 'recommend'] as const;

/** Stars and a text about one provider, stored for this tab until they are sent. */
export function ReviewForm({ about, name, own, onClose }: Props) {
  const t = useTexts(texts);
  const id = useId();
  const { draft, change, sending, submit } = useReview({ about, own, onClose });
  const [checked, setChecked] = useState(false);
  const missing = missingIn(draft);
  const left = LONGEST - draft.reviews.length;

  const send = (form: HTMLFormElement) => {
    setChecked(true);
    if (missing.overall || missing.reviews) focusFirst(form, missing.overall ? 'overall' : 'reviews');
    else void submit();
  };
  return (
    <FormDialog
      title={own ? t.change : t.write}
      subtitle={name}
      words={{ send: t.send, sending: t.sending }}
      sending={sending}
      onSend={send}
      onClose={onClose}
      noValidate
    >
      <div className={css.fields}>
        <RatingInput
          legend={t.overall}
          name="overall"
          value={draft.overall}
          onChange={(overall) => change({ overall })}
          error={checked && missing.overall ? t.needsStars : undefined}
        />
        <div className={css.words}>
          <Textarea
            required
            name="reviews"
            label={t.text}
            hint={t.textHint}
            error={checked && missing.reviews ? t.needsText : undefined}
            rows={6}
            maxLength={LONGEST}
            value={draft.reviews}
            onChange={(event) => change({ reviews: event.target.value })}
          />
          <p className={css.counter} aria-hidden="true">
            {t.counter(count(draft.reviews.length), count(LONGEST))}
          </p>
          <p className="sr" role="status">
            {left <= 100 && left % 10 === 0 ? t.left(left) : ''}
          </p>
        </div>
        <section aria-labelledby={`${id}-detail`} className={css.parts}>
          <h3 id={`${id}-detail`}>{t.partsTitle}</h3>
          {detail.map((part) => (
            <RatingInput
              key={part}
              optional
              legend={t.parts[part]}
              name={part}
              value={draft[part]}
              onChange={(stars) => change({ [part]: stars })}
            />
          ))}
        </section>
        <Banner>
          {t.readFirst} {own?.accepted && t.replaces}
        </Banner>
      </div>
    </FormDialog>
  );
}

function focusFirst(form: HTMLFormElement, name: 'overall' | 'reviews'): void {
  form.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
}
