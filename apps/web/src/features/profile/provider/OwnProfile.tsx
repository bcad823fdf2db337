import { useTexts } from '../../../lib/language/texts.ts';
import { SkeletonLines } from '../../../ui/SkeletonLines.tsx';
import { Failed } from '../../../ui/Failed.tsx';
import { texts } from './texts.ts';
import type { useOwnProfile } from './use-own-profile.ts';
import type { ProfileContext } from './profile.ts';
import { ProfileForm, PublishBar } from './ProfileForm.tsx';
import css from './profile.module.css';
import { ProfileSections } from './ProfileSections.tsx';
import { Publication } from './Publication.tsx';

type Props = { providerContext: ProfileContext } & ReturnType<typeof useOwnProfile>;

/** The provider's own profile: its publication status, the form, and the sections that are saved on their own. */
export function OwnProfile({ providerContext, read: { data: profile, isError, refetch }, reload, editing }: Props) {
  const t = useTexts(texts);
  if (!profile) {
    return isError ? (
      <Failed title={t.failed} onRetry={() => void refetch()} says={t.failedSays} />
    ) : (
      <SkeletonLines says={t.loading} heights={['104px', '220px', '420px']} className={css.skeleton} />
    );
  }
  return (
    <>
      <Publication providerContext={providerContext} profile={profile} />
      <div className={css.columns}>
        <div className={css.column}>
          <ProfileForm kind={providerContext.kind} editing={editing} profile={profile} onChanged={reload} />
        </div>
        <div className={css.column}>
          <ProfileSections providerContext={providerContext} />
        </div>
      </div>
      <PublishBar editing={editing} />
    </>
  );
}
