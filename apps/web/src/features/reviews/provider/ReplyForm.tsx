import type { Review } from '@ivuriro/contract';
import { useState } from 'react';
import { callAt, type AnyProviderContext } from '../../../lib/api/call.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Textarea } from '../../../ui/Field.tsx';
import { useDraft } from '../../../lib/hooks/use-draft.ts';
import { useShowChange } from '../../../ui/use-show-change.ts';
import { useFormSubmit } from '../../../ui/use-form-submit.ts';
import { texts } from './texts.ts';
import css from './reviews.module.css';

type Props = { providerContext: AnyProviderContext; review: Review; onClose: () => void };

/** The form for a reply to a review. The typed reply is stored for this tab until it is sent. */
export function ReplyForm({ providerContext, review, onClose }: Props) {
  const t = useTexts(texts);
  const showChange = useShowChange();
  const { sending, send } = useFormSubmit();
  const [{ reply }, change, clear] = useDraft(`reply:${review.id}`, { reply: '' });
  const [checked, setChecked] = useState(false);
  const empty = reply.trim() === '';
  const submit = () =>
    send(async () => {
      setChecked(true);
      if (empty) return;
      const answered = await callAt(providerContext, 'POST /{kind}ReplyReview', {
        body: { reply_review_id: review.id, reply },
      });
      clear();
      onClose();
      await showChange(answered);
    });
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Textarea
        autoFocus
        label={t.replyTo(review.patient.full_name)}
        hint={t.replyHint}
        error={checked && empty ? t.replyMissing : undefined}
        maxLength={2000}
        value={reply}
        onChange={(event) => change({ reply: event.target.value })}
      />
      <p>
        <Button variant="outlined" onClick={onClose}>
          {t.cancel}
        </Button>
        <Button type="submit" busy={sending && t.sending}>
          {t.send}
        </Button>
      </p>
    </form>
  );
}
