import { useState } from 'react';
import type { AnyProviderContext } from '../../../lib/api/call.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Confirmation } from '../../../ui/Confirmation.tsx';
import { useFormSubmit } from '../../../ui/use-form-submit.ts';
import { texts } from './texts.ts';
import css from './moderation.module.css';
import { useModeration, type What } from './use-moderation.ts';

type Props = { providerContext: AnyProviderContext; what: What; id: string; accepted: boolean; author: string };

/** Buttons to approve a review or reply, to withdraw its approval, and to delete it after a confirmation. */
export function ModerationActions({ providerContext, what, id, accepted, author }: Props) {
  const t = useTexts(texts);
  const { approve, withdrawApproval, deleteReviewOrReply } = useModeration(providerContext, what, id);
  const { sending, send } = useFormSubmit();
  const [asking, setAsking] = useState(false);
  return (
    <div className={css.acts}>
      {accepted ? (
        <Button
          variant="outlined"
          size="sm"
          aria-label={t.withdrawApprovalOf[what](author)}
          busy={sending && t.saving}
          onClick={() => void send(withdrawApproval)}
        >
          {t.withdrawApproval}
        </Button>
      ) : (
        <Button
          variant="soft"
          size="sm"
          aria-label={t.approveOf[what](author)}
          busy={sending && t.saving}
          onClick={() => void send(approve)}
        >
          {t.approve}
        </Button>
      )}
      <Button variant="text" size="sm" aria-label={t.deleteOf[what](author)} onClick={() => setAsking(true)}>
        {t.delete}
      </Button>
      {asking && (
        <Confirmation busy={t.deleting} act={deleteReviewOrReply} onClose={() => setAsking(false)}>
          <p>{t.sure}</p>
          <p>{t.deletes[what]}</p>
        </Confirmation>
      )}
    </div>
  );
}
