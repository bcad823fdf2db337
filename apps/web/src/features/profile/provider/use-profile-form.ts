import type { Kind } from '@ivuriro/contract';
import { useState } from 'react';
import { ApiError, type FieldErrors } from '../../../lib/api/envelope.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { showToast, showFailureToast } from '../../../ui/toasts.ts';
import { draftOf, useDraft } from '../../../lib/hooks/use-draft.ts';
import { useFormSubmit } from '../../../ui/use-form-submit.ts';
import { fieldsOf } from './profile-fields.ts';
import { bodyOf, formOf, gapsOf, type Form } from './profile-form.ts';
import { texts } from './texts.ts';
import type { Profile } from './profile.ts';
import { usePictureUploads } from './use-picture-uploads.ts';

type ProfileFormOptions = {
  kind: Kind;
  /** The id of the provider; undefined while the provider is being created. */
  id: string | undefined;
  admin: boolean;
  /** The stored profile; undefined while it loads. */
  profile: Profile | undefined;
  /** Called to store the fields. The reply contains the id of the provider to whom the pictures belong. */
  save: (body: Record<string, string>) => Promise<{ data: { id: string }; message: string }>;
  /** Called after each save to read the profile again, even if the fields were stored but a picture was refused. */
  reload: (id: string) => Promise<unknown>;
  /** Called when fields and pictures are stored. */
  onPublished: (id: string, message: string) => void;
};

export type Editing = ReturnType<typeof useProfileForm>;

/**
 * The form of a profile. The typed fields are stored for this tab until they are saved. The chosen pictures are
 * uploaded after the fields; a refused picture stays chosen for another try.
 */
export function useProfileForm({ kind, id, admin, profile, save, reload, onPublished }: ProfileFormOptions) {
  const t = useTexts(texts);
  const draft = `profile:${kind}:${id ?? 'new'}`;
  const [typed, change, clearDraft] = useDraft<Form>(draft, {});
  const pictures = usePictureUploads(kind);
  const [checked, setChecked] = useState(false);
  const [refused, setRefused] = useState<FieldErrors>({});
  const { sending, send, wrong } = useFormSubmit();

  const fields = fieldsOf(kind, { admin, isNew: id === undefined });
  const stored = formOf(profile);
  const form = { ...stored, ...typed };
  const changed = fields.some(({ name }) => typed[name] !== undefined && typed[name] !== stored[name]);
  const gaps = gapsOf(fields, form);

  const publish = () =>
    send(async () => {
      setChecked(true);
      setRefused({});
      if (gaps.length > 0) return showToast({ message: t.missing, kind: 'warning' });
      const saved = await storing();
      if (!saved) return;
      try {
        await pictures.send(saved.data.id);
      } finally {
        await reload(saved.data.id);
        // removes the saved values from the draft; values that were typed during the save stay for the next save
        if (id) draftOf<Form>(draft, {}).stored(typed);
        else clearDraft();
        setChecked(false);
      }
      onPublished(saved.data.id, saved.message);
    });
  /** Saves the fields. If the server refuses fields of a doctor, the toast has the title for missing fields. */
  const storing = async () => {
    try {
      return await save(bodyOf(fields, stored, form));
    } catch (error) {
      if (kind !== 'doctor' || !(error instanceof ApiError) || error.status !== 422) throw error;
      setRefused(error.fields);
      showFailureToast(error, t.missing);
    }
  };
  const discard = () => {
    clearDraft();
    pictures.set([]);
    setChecked(false);
  };
  return {
    admin,
    fields,
    form,
    change,
    pictures,
    dirty: changed || pictures.waiting.length > 0,
    gaps: checked ? gaps : [],
    /** The errors of the server by field name. */
    wrong: { ...refused, ...wrong },
    publishing: sending,
    publish,
    discard,
  };
}
