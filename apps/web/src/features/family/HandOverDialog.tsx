import { useConfirmPassword } from '../../domain/account/use-confirm-password.tsx';
import { PhoneCodeFields } from '../../domain/phone/PhoneCodeFields.tsx';
import { texts as codeTexts } from '../../domain/phone/texts.ts';
import { usePhoneCode } from '../../domain/phone/use-phone-code.ts';
import { call } from '../../lib/api/call.ts';
import { useDraft } from '../../lib/hooks/use-draft.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { removeAccount } from '../../lib/session/session.ts';
import { Banner } from '../../ui/Banner.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { showToast } from '../../ui/toasts.ts';
import { texts } from './texts.ts';

type Props = { child: { id: string; full_name: string }; onHandedOver: () => unknown; onClose: () => void };

/**
 * Hands the record of a child who is 16 over to the child: sends a code to the child's phone, and asks for this code.
 * The typed number stays when the dialog is closed.
 */
export function HandOverDialog({ child: { id, full_name: name }, onHandedOver, onClose }: Props) {
  const t = useTexts(texts);
  const words = useTexts(codeTexts);
  const [{ phone }, change, clear] = useDraft(`hand-over of ${id}`, { phone: '' });
  const handOver = (body: { phone: string; phone_code?: string; password?: string }) =>
    call('POST /patient/dependants/{id}/handover', { params: { id }, body });
  const phoneCode = usePhoneCode((number) => handOver({ phone: number }));
  const { sending, send, wrong, asking } = useConfirmPassword();
  const { sentTo, code: phone_code } = phoneCode;
  const finish = async (password?: string) => {
    const { message } = await handOver({ phone, phone_code, ...(password ? { password } : {}) });
    removeAccount(id);
    clear();
    showToast({ message });
    onClose();
    await onHandedOver();
  };
  return (
    <>
      <FormDialog
        narrow
        title={t.handOverOf(name)}
        words={
          sentTo === null
            ? { send: words.sendCode, sending: words.sendingCode }
            : { send: t.handOver, sending: t.handingOver }
        }
        danger={sentTo !== null}
        sending={sending}
        onSend={() => void send(sentTo === null ? () => phoneCode.request(phone) : finish, t.notHandedOver)}
        onClose={onClose}
      >
        <p>{t.handOverSays(name)}</p>
        <Banner tone="ochre">{t.handOverEnds}</Banner>
        <PhoneCodeFields
          label={t.phoneOf(name)}
          phone={phone}
          onPhone={(number) => change({ phone: number })}
          phoneCode={phoneCode}
          wrong={wrong}
        />
      </FormDialog>
      {asking}
    </>
  );
}
