import { useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import type { Api } from '../../../lib/api/contract.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { TextInput } from '../../../ui/Field.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useFormSubmit } from '../../../ui/use-form-submit.ts';
import { texts } from './texts.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import css from './second-factor.module.css';

export type Offered = Api['POST /second_factor']['data'];
type Props = { offered: Offered; onClose: () => void };

/**
 * Sets up the second factor: an authenticator app reads the secret, the first code of the app turns the factor on, and
 * the recovery codes are shown once.
 */
export function Enrolment({ offered, onClose }: Props) {
  const t = useTexts(texts);
  const [otp, setOtp] = useState('');
  const [codes, setCodes] = useState<string[] | null>(null);
  const { sending, send } = useFormSubmit();
  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />;
  const confirm = () =>
    send(async () => {
      const { data, message } = await call('PUT /second_factor', { body: { otp } });
      setCodes(data.recovery_codes);
      showToast({ message });
    });
  return (
    <FormDialog
      narrow
      title={t.setUpTitle}
      words={{ send: t.confirm, sending: t.confirming }}
      sending={sending}
      onSend={confirm}
      onClose={onClose}
    >
      <p>{t.scan}</p>
      <Drawn {...offered.qr} />
      <p>
        {t.type}
        <code className={css.secret}>{offered.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
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
    </FormDialog>
  );
}

/** The QR code. It is dark on white in every theme, because cameras cannot read it otherwise. */
function Drawn({ size, path }: Offered['qr']) {
  const t = useTexts(texts);
  const quiet = 4;
  const side = size + 2 * quiet;
  return (
    <svg className={css.qr} viewBox={`${-quiet} ${-quiet} ${side} ${side}`} role="img" aria-label={t.qr}>
      <rect x={-quiet} y={-quiet} width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
