import type { ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { addressOf } from '../../../lib/address.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { may, type Permission } from '../../../lib/session/permissions.ts';
import { useAccount } from '../../../lib/session/use-account.ts';
import { UnsavedChangesQuestion } from '../../../ui/UnsavedChangesQuestion.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { texts } from './texts.ts';
import { useOwnProfile } from './use-own-profile.ts';
import { OwnProfile } from './OwnProfile.tsx';
import { usePayout } from './payout-account.ts';
import { PayoutAccountForm } from './PayoutAccountForm.tsx';
import type { ProfileContext } from './profile.ts';

const tabs = ['general', 'payment', 'security', 'data'] as const;
type Tab = (typeof tabs)[number];
/**
 * The permission that each tab requires. The security tab requires none, because every member changes their own sign-in
 * there.
 */
const needs: Partial<Record<Tab, Permission>> = {
  general: 'profile.edit',
  payment: 'payout.manage',
  data: 'data.manage',
};

type Props = { providerContext: ProfileContext; security: ReactNode; data: ReactNode };

/**
 * The page on which a provider edits its profile and settings. `?tab=` selects the tab. Unsaved changes of a tab stay
 * while another tab is shown.
 */
export function Customization({ providerContext, security, data }: Props) {
  const t = useTexts(texts);
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const account = useAccount();
  const shown = tabs.filter((one) => !needs[one] || may(account, needs[one]));
  const tab = shown.find((one) => one === search.get('tab')) ?? shown[0];
  const own = useOwnProfile(providerContext);
  const payout = usePayout(providerContext);
  return (
    <>
      <Tabs
        label={t.tabs}
        items={shown.map((one) => ({
          to: addressOf(pathname, one === 'general' ? '' : `tab=${one}`),
          label: t[one],
          current: one === tab,
        }))}
      />
      {tab === 'general' && <OwnProfile providerContext={providerContext} {...own} />}
      {tab === 'payment' && <PayoutAccountForm payout={payout} />}
      {tab === 'security' && security}
      {tab === 'data' && data}
      <UnsavedChangesQuestion
        when={own.editing.dirty || payout.dirty}
        onLeave={() => {
          own.editing.discard();
          payout.discard();
        }}
      />
    </>
  );
}
