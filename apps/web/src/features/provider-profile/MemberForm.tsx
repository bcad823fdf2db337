import type { Kind } from '@ivuriro/contract';
import { useTexts } from '../../shared/i18n/texts.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { LeaveQuestion } from '../../shared/ui/LeaveQuestion.tsx';
import { SkeletonLines } from '../../shared/ui/SkeletonLines.tsx';
import { Failed } from '../../shared/ui/Failed.tsx';
import { texts } from './texts.ts';
import css from './profile.module.css';
import { ProfileForm } from './ProfileForm.tsx';
import { ProfileSections } from './ProfileSections.tsx';
import { useMemberForm } from './use-member-form.ts';

type Props = {
  kind: Kind;
  /** None while the member is yet to be made. */
  id: string | undefined;
  onSaved: (id: string) => void;
  onClose: () => void;
};

/** The administrator makes a new member or changes one; the parts that are stored by themselves need one that is there. */
export function MemberForm({ kind, id, onSaved, onClose }: Props) {
  const t = useTexts(texts);
  const member = useMemberForm(kind, id, onSaved);
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
      <LeaveQuestion when={editing.dirty} onLeave={editing.discard} />
    </Dialog>
  );
}
