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
  /** The label of the phone number field, when the number belongs to another person than the reader. */
  label?: string;
  phone: string;
  /** Called when the person types a number. Absent when the number is fixed: then the page around shows it. */
  onPhone?: (phone: string) => void;
  phoneCode: PhoneCode;
  wrong: FieldErrors;
};

/** The field for a phone number. After a code was sent to the number, the field for the code is shown instead. */
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
