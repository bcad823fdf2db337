import { useId, useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { notify } from '../../shared/ui/notices.ts';
import { PasswordInput } from '../../shared/ui/PasswordInput.tsx';
import { useSending } from '../../shared/use-sending.ts';
import { messages } from './messages.ts';
import css from './second-factor.module.css';

export function Removal({ onRemoved, onClose }: { onRemoved: () => Promise<void>; onClose: () => void }) {
  const t = useMessages(messages);
  const form = useId();
  const [password, setPassword] = useState('');
  const { sending, send } = useSending();
  const remove = () =>
    send(async () => {
      const { message } = await call('DELETE /admin/second_factor', { body: { password } });
      notify({ message });
      onClose();
      await onRemoved();
    });
  return (
    <Dialog
      narrow
      title={t.removeTitle}
      onClose={onClose}
      foot={
        <>
          <Button variant="outlined" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" form={form} variant="danger" busy={sending && t.removing}>
            {t.remove}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          void remove();
        }}
      >
        <p>{t.removeSays}</p>
        <PasswordInput
          label={t.password}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          autoComplete="current-password"
          required
        />
      </form>
    </Dialog>
  );
}
