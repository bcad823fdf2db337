import { useId, useState } from 'react';
import { call } from '../../shared/api/call.ts';
import type { Api } from '../../shared/api/contract.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { TextInput } from '../../shared/ui/Field.tsx';
import { notify } from '../../shared/ui/notices.ts';
import { useSending } from '../../shared/use-sending.ts';
import { messages } from './messages.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import css from './second-factor.module.css';

export type Offered = Api['POST /admin/second_factor']['data'];
type Props = { offered: Offered; onEnrolled: () => Promise<void>; onClose: () => void };

/** The secret goes to the app; the first code of it turns the second factor on, and the recovery codes are shown once. */
export function Enrolment({ offered, onEnrolled, onClose }: Props) {
  const t = useMessages(messages);
  const form = useId();
  const [otp, setOtp] = useState('');
  const [codes, setCodes] = useState<string[] | null>(null);
  const { sending, send } = useSending();
  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />;
  const confirm = () =>
    send(async () => {
      const { data, message } = await call('PUT /admin/second_factor', { body: { otp } });
      setCodes(data.recovery_codes);
      notify({ message });
      await onEnrolled();
    });
  return (
    <Dialog
      narrow
      title={t.setUpTitle}
      onClose={onClose}
      foot={
        <>
          <Button variant="outlined" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" form={form} busy={sending && t.confirming}>
            {t.confirm}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          void confirm();
        }}
      >
        <p>{t.scan}</p>
        <Drawn {...offered.qr} />
        <p>
          {t.type}
          <code>{offered.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
        </p>
        <TextInput
          label={t.code}
          hint={t.othersEnd}
          value={otp}
          onChange={(event) => setOtp(event.target.value)}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
        />
      </form>
    </Dialog>
  );
}

/** Dark on white in every theme: cameras want it so. */
function Drawn({ size, path }: Offered['qr']) {
  const t = useMessages(messages);
  const quiet = 4;
  const side = size + 2 * quiet;
  return (
    <svg className={css.qr} viewBox={`${-quiet} ${-quiet} ${side} ${side}`} role="img" aria-label={t.qr}>
      <rect x={-quiet} y={-quiet} width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
