import { Members } from '../../features/members/Members.tsx';
import { Providers } from '../../features/providers/Providers.tsx';
import { texts } from '../../features/providers/texts.ts';
import { ProviderModeration } from '../../features/reviews/moderation/ProviderModeration.tsx';
import { ProviderForm } from '../../features/profile/admin/ProviderForm.tsx';
import { useTexts } from '../../lib/language/texts.ts';
import type { PageHandle } from '../page-handle.ts';
import { MEMBERS } from './paths.ts';

export const handle: PageHandle = { title: 'members', search: 'members' };

export default function MembersPage() {
  const t = useTexts(texts);
  return (
    <Providers
      base={MEMBERS}
      form={(given) => <ProviderForm key={given.id ?? 'new'} {...given} />}
      people={(providerContext) => <Members providerContext={providerContext} title={t.people} />}
      reviews={(providerContext) => <ProviderModeration providerContext={providerContext} title={t.reviews} />}
    />
  );
}
