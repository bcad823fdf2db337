import { useState } from 'react';
import { useTexts } from '../../../lib/language/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { useFormSubmit } from '../../../ui/use-form-submit.ts';
import css from '../identity.module.css';
import { PhoneCodeFields } from '../../../domain/phone/PhoneCodeFields.tsx';
import { texts as phoneTexts } from '../../../domain/phone/texts.ts';
import { usePhoneCode } from '../../../domain/phone/use-phone-code.ts';
import { texts } from '../texts.ts';

type Props = { onSubmit: (credentials: { phone: string; phone_code: string }) => Promise<void> };

/** Signs in by a code that is sent to the confirmed phone number. */
export function CodeSignIn({ onSubmit }: Props) {
  const t = useTexts(texts);
  const words = useTexts(phoneTexts);
  const [phone, setPhone] = useState('');
  const phoneCode = usePhoneCode();
  const { sending, send, wrong } = useFormSubmit();
  const asks = phoneCode.sentTo === null;
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send(() => (asks ? phoneCode.request(phone) : onSubmit({ phone, phone_code: phoneCode.code })));
      }}
    >
      <PhoneCodeFields phone={phone} onPhone={setPhone} phoneCode={phoneCode} wrong={wrong} />
      <Button type="submit" wide busy={sending && (asks ? words.sendingCode : t.loggingIn)}>
        {asks ? words.sendCode : t.login}
      </Button>
    </form>
  );
}
