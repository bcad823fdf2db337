import { shownPhone } from '@ivuriro/contract/shown-phone';
import { useEffect, useRef } from 'react';
import type { FieldErrors } from '../../lib/api/envelope.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { TextInput } from '../../ui/Field.tsx';
import { useFormSubmit } from '../../ui/use-form-submit.ts';
import { PinInput } from '../../ui/PinInput.tsx';
import css from './phone-code.module.css';
import { texts } from './texts.ts';
import type { PhoneCode } from './use-phone-code.ts';

type Props = {
  /** The label of the number, when it is that of somebody else than the reader. */
  label?: string;
  phone: string;
  /** Without it the number is fixed, and shown by the page. */
  onPhone?: (phone: string) => void;
  phoneCode: PhoneCode;
  wrong: FieldErrors;
};

/** The field for a phone number; once a code was sent there, the field for the code in its place. */
export function PhoneCodeFields({ label, phone, onPhone, phoneCode, wrong }: Props) {
  const t = useTexts(texts);
  const { sentTo, code, setCode, mayAgain, request, reset } = phoneCode;
  const { sending, send } = useFormSubmit();
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sentTo !== null) fields.current?.querySelector('input')?.focus();
  }, [sentTo]);
  if (sentTo === null)
    return onPhone ? (
      <TextInput
        label={label ?? t.phone}
        value={phone}
        error={wrong.phone}
        onChange={({ target }) => onPhone(target.value)}
        type="tel"
        autoComplete={label ? 'off' : 'tel'}
        placeholder={t.phoneExample}
        required
      />
    ) : null;
  return (
    <div className={css.fields} ref={fields}>
      <p role="status">{t.sentTo(shownPhone(sentTo))}</p>
      <PinInput
        label={t.code}
        value={code}
        error={wrong.phone_code ?? wrong.phone}
        autoComplete="one-time-code"
        onPin={setCode}
      />
      <div className={css.acts}>
        {mayAgain ? (
          <Button
            size="sm"
            variant="text"
            busy={sending && t.sendingCode}
            onClick={() => void send(() => request(phone))}
          >
            {t.again}
          </Button>
        ) : (
          <p>{t.soon}</p>
        )}
        {onPhone && (
          <Button size="sm" variant="text" onClick={reset}>
            {t.otherNumber}
          </Button>
        )}
      </div>
    </div>
  );
}
