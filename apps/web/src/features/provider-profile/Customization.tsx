import type { ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { addressOf } from '../../shared/address.ts';
import { useTexts } from '../../shared/i18n/texts.ts';
import { LeaveQuestion } from '../../shared/ui/LeaveQuestion.tsx';
import { Tabs } from '../../shared/ui/Tabs.tsx';
import { texts } from './texts.ts';
import { useOwnProfile } from './own-profile.ts';
import { OwnProfile } from './OwnProfile.tsx';
import { usePayout } from './payout.ts';
import { PayoutForm } from './PayoutForm.tsx';
import type { ProfileContext } from './profile.ts';

const tabs = ['general', 'payment', 'security', 'data'] as const;

type Props = { providerContext: ProfileContext; security: ReactNode; data: ReactNode };

/** `?tab=` is the side that is shown. What was begun on one side waits there while another is looked at. */
export function Customization({ providerContext, security, data }: Props) {
  const t = useTexts(texts);
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const tab = tabs.find((one) => one === search.get('tab')) ?? 'general';
  const own = useOwnProfile(providerContext);
  const payout = usePayout(providerContext);
  return (
    <>
      <Tabs
        label={t.tabs}
        items={tabs.map((one) => ({
          to: addressOf(pathname, one === 'general' ? '' : `tab=${one}`),
          label: t[one],
          current: one === tab,
        }))}
      />
      {tab === 'general' && <OwnProfile providerContext={providerContext} {...own} />}
      {tab === 'payment' && <PayoutForm payout={payout} />}
      {tab === 'security' && security}
      {tab === 'data' && data}
      <LeaveQuestion
        when={own.editing.dirty || payout.dirty}
        onLeave={() => {
          own.editing.discard();
          payout.discard();
        }}
      />
    </>
  );
}
