import type { Kind } from '@ivuriro/contract';
import { useTexts } from '../../../lib/language/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { UnsavedChangesQuestion } from '../../../ui/UnsavedChangesQuestion.tsx';
import { SkeletonLines } from '../../../ui/SkeletonLines.tsx';
import { Failed } from '../../../ui/Failed.tsx';
import { texts } from '../provider/texts.ts';
import css from '../provider/profile.module.css';
import { ProfileForm } from '../provider/ProfileForm.tsx';
import { ProfileSections } from '../provider/ProfileSections.tsx';
import { useProviderForm } from './use-provider-form.ts';

type Props = {
  kind: Kind;
  /** The id of the provider; undefined while the provider is being created. */
  id: string | undefined;
  onSaved: (id: string) => void;
  onClose: () => void;
};

/**
 * The administrator's form for a new or existing provider. For a new provider it leaves out the sections that are saved
 * on their own, because these need a stored profile.
 */
export function ProviderForm({ kind, id, onSaved, onClose }: Props) {
  const t = useTexts(texts);
  const member = useProviderForm(kind, id, onSaved);
  const { editing, profile, failed, retry } = member;
  return (
    <Dialog
      title={member.id ? t.update[kind] : t.addNew[kind]}
      subtitle={profile?.name}
      onClose={onClose}
      foot={
        <>
          <Button variant="outlined" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button
            busy={editing.publishing && t.publishing}
            disabled={member.id !== undefined && !profile}
            onClick={() => void editing.publish()}
          >
            {t.publish}
          </Button>
        </>
      }
    >
      {member.id && !profile ? (
        failed ? (
          <Failed title={t.memberFailed} onRetry={retry} says={t.failedSays} />
        ) : (
          <SkeletonLines says={t.memberLoading} heights={['12rem', '20rem']} className={css.skeleton} />
        )
      ) : (
        <>
          <p className={css.says}>{member.id ? t.updateSays : t.addSays}</p>
          <ProfileForm kind={kind} editing={editing} profile={profile} onChanged={member.reload} />
          {member.id && <ProfileSections providerContext={{ kind, base: `/admin/${kind}`, id: member.id }} />}
        </>
      )}
      <UnsavedChangesQuestion when={editing.dirty} onLeave={editing.discard} />
    </Dialog>
  );
}
