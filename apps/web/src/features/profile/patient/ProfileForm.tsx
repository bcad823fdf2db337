import { useId, useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { useConfirmPassword } from '../../../domain/account/use-confirm-password.tsx';
import { EmailConfirmation } from '../../../domain/account/EmailConfirmation.tsx';
import { useUpload } from '../../../domain/pictures/use-upload.ts';
import { amendAccount } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useFirstWrong } from '../../../ui/focus-invalid-field.ts';
import { showToast } from '../../../ui/toasts.ts';
import { useDraft } from '../../../lib/hooks/use-draft.ts';
import { texts } from './texts.ts';
import { PictureField } from './PictureField.tsx';
import css from './profile.module.css';
import { bodyOf, formOf, type Patient } from './profile-form.ts';
import { ProfileFields } from './ProfileFields.tsx';

/**
 * The form of the patient's own record. The typed fields are stored until they are saved or discarded, so that a reload
 * or an expired session does not lose them.
 */
export function ProfileForm({ patient, onClose }: { patient: Patient; onClose: () => void }) {
  const t = useTexts(texts);
  const id = useId();
  const [form, change, clear] = useDraft(`my-profile:${patient.id}`, formOf(patient));
  const [picture, setPicture] = useState(patient.picture);
  const { picture: chosen, choose, share, upload } = useUpload();
  const { sending, send, wrong, asking } = useConfirmPassword();
  const fields = useFirstWrong<HTMLFormElement>(Object.keys(wrong));
  const leave = () => {
    clear();
    onClose();
  };

  /** Saves the fields and then uploads the picture; if the upload fails, the file stays chosen for another try. */
  const save = () =>
    send(async (password) => {
      const body = bodyOf(form);
      const { data, message } = await call('POST /patient/update_profile', {
        body: password ? { ...body, password } : body,
      });
      amendAccount({ name: data.full_name, full_name: data.full_name, email: data.email, phone: data.phone });
      const stored = await upload({ itemType: 'patient', itemId: patient.id });
      if (!stored) return;
      if (stored[0]) amendAccount({ picture: { id: stored[0].id, filename: stored[0].filename } });
      showToast({ message });
      leave();
    }, t.failed);
  return (
    <Dialog
      title={t.title}
      subtitle={
        <>
          {t.code} <b className={css.code}>{patient.user_code}</b>
        </>
      }
      onClose={leave}
      foot={
        <Button type="submit" form={id} wide busy={sending && t.saving}>
          {t.save}
        </Button>
      }
    >
      <PictureField
        patient={{ ...patient, picture }}
        chosen={chosen}
        share={share}
        onChoose={choose}
        onRemoved={() => {
          setPicture(null);
          amendAccount({ picture: null });
        }}
      />
      <form
        id={id}
        ref={fields}
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <EmailConfirmation />
        <ProfileFields form={form} wrong={wrong} onChange={change} />
      </form>
      {asking}
    </Dialog>
  );
}
