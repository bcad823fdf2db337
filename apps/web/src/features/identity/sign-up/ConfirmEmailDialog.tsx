import { useLocation } from 'react-router';
import { call } from '../../../lib/api/call.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useFormSubmit } from '../../../ui/use-form-submit.ts';
import css from '../identity.module.css';
import { texts } from '../texts.ts';

/**
 * Confirms the email when a button is pressed. Opening the link is not enough, because some mail programs open every
 * link.
 */
export default function ConfirmEmailDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(texts);
  const token = useLocation().hash.slice(1);
  const { sending, send } = useFormSubmit();
  return (
    <Dialog narrow title={t.confirmEmailTitle} onClose={onClose}>
      <div className={css.form}>
        <p className={css.says}>{t.confirmEmailSays}</p>
        <Button
          wide
          busy={sending && t.confirmingEmail}
          onClick={() =>
            void send(async () => {
              const { message } = await call('POST /confirm-email', { body: { token } });
              showToast({ message });
              onClose();
            })
          }
        >
          {t.confirmEmail}
        </Button>
      </div>
    </Dialog>
  );
}
