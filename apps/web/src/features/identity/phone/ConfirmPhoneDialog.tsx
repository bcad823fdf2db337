import { useState } from 'react';
import { useConfirmPassword } from '../../../domain/account/use-confirm-password.tsx';
import { PhoneCodeFields } from '../../../domain/phone/PhoneCodeFields.tsx';
import { texts as codeTexts } from '../../../domain/phone/texts.ts';
import { usePhoneCode } from '../../../domain/phone/use-phone-code.ts';
import { call } from '../../../lib/api/call.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { amendAccount } from '../../../lib/session/session.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { texts } from './texts.ts';

/** Sends a code to a phone number; entering the code confirms the number. */
export function ConfirmPhoneDialog({ known, onClose }: { known: string | null; onClose: () => void }) {
  const t = useTexts(texts);
  const words = useTexts(codeTexts);
  const [phone, setPhone] = useState(known ?? '');
  const phoneCode = usePhoneCode();
  const { sending, send, wrong, asking } = useConfirmPassword();
  const { sentTo, code: phone_code } = phoneCode;
  const confirm = async (password?: string) => {
    const body = { phone, phone_code };
    const { data, message } = await call('POST /account/phone', { body: password ? { ...body, password } : body });
    amendAccount({ phone: data.phone });
    showToast({ message });
    onClose();
  };
  return (
    <>
      <FormDialog
        narrow
        title={t.confirmTitle}
        words={
          sentTo === null
            ? { send: words.sendCode, sending: words.sendingCode }
            : { send: t.confirmNumber, sending: t.confirming }
        }
        sending={sending}
        onSend={() => void send(sentTo === null ? () => phoneCode.request(phone) : confirm)}
        onClose={onClose}
      >
        <PhoneCodeFields phone={phone} onPhone={setPhone} phoneCode={phoneCode} wrong={wrong} />
      </FormDialog>
      {asking}
    </>
  );
}
