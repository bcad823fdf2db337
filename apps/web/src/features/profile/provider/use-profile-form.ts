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
  /** None when the provider is yet to be made. */
  id: string | undefined;
  admin: boolean;
  /** What is stored; absent while it loads. */
  profile: Profile | undefined;
  /** Stores the fields: the answer says to whom the pictures belong. */
  save: (body: Record<string, string>) => Promise<{ data: { id: string }; message: string }>;
  /** Reads again what is stored: also when the fields were stored and a picture was refused. */
  reload: (id: string) => Promise<unknown>;
  /** Everything is stored. */
  onPublished: (id: string, message: string) => void;
};

export type Editing = ReturnType<typeof useProfileForm>;

/**
 * A profile while it is being changed. What is typed is kept for this tab until it is stored; the chosen pictures follow
 * the fields, and one that was refused stays chosen for another try.
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
        // what is typed since then is the next change
        if (id) draftOf<Form>(draft, {}).stored(typed);
        else clearDraft();
        setChecked(false);
      }
      onPublished(saved.data.id, saved.message);
    });
  /** A refused form of a doctor has a title of its own. */
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
    /** What the server refused, by the fields' names. */
    wrong: { ...refused, ...wrong },
    publishing: sending,
    publish,
    discard,
  };
}
