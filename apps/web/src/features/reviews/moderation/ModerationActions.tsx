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

/** Buttons to approve a review or reply, to withdraw the approval, and to delete it after a confirmation. */
export function ModerationActions({ providerContext, what, id, accepted, author }: Props) {
  const t = useTexts(texts);
  const { decide, remove } = useModeration(providerContext, what, id);
  const { sending, send } = useFormSubmit();
  const [asking, setAsking] = useState(false);
  return (
    <div className={css.acts}>
      {accepted ? (
        <Button
          variant="outlined"
          size="sm"
          aria-label={t.unapproveOf[what](author)}
          busy={sending && t.saving}
          onClick={() => void send(() => decide(false))}
        >
          {t.unapprove}
        </Button>
      ) : (
        <Button
          variant="soft"
          size="sm"
          aria-label={t.approveOf[what](author)}
          busy={sending && t.saving}
          onClick={() => void send(() => decide(true))}
        >
          {t.approve}
        </Button>
      )}
      <Button variant="text" size="sm" aria-label={t.removeOf[what](author)} onClick={() => setAsking(true)}>
        {t.remove}
      </Button>
      {asking && (
        <Confirmation busy={t.removing} act={remove} onClose={() => setAsking(false)}>
          <p>{t.sure}</p>
          <p>{t.removes[what]}</p>
        </Confirmation>
      )}
    </div>
  );
}
