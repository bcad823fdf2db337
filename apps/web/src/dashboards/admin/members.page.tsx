import { Members } from '../../features/members/Members.tsx';
import { texts } from '../../features/members/texts.ts';
import { ProviderModeration } from '../../features/moderation/ProviderModeration.tsx';
import { MemberForm } from '../../features/provider-profile/MemberForm.tsx';
import { useTexts } from '../../shared/i18n/texts.ts';
import type { PageHandle } from '../page-handle.ts';
import { MEMBERS } from './paths.ts';

export const handle: PageHandle = { title: 'members', search: 'members' };

export default function MembersPage() {
  const t = useTexts(texts);
  return (
    <Members
      base={MEMBERS}
      form={(given) => <MemberForm key={given.id ?? 'new'} {...given} />}
      reviews={(providerContext) => <ProviderModeration providerContext={providerContext} title={t.reviews} />}
    />
  );
}
