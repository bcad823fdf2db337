import { useSearchParams } from 'react-router';
import { Administrators } from '../features/identity/administrators/Administrators.tsx';
import { OwnData } from '../features/privacy/own-data/OwnData.tsx';
import { type Catalogue, useTexts } from '../lib/language/texts.ts';
import { may, type Permission } from '../lib/session/permissions.ts';
import { useAccount } from '../lib/session/use-account.ts';
import { Tabs } from '../ui/Tabs.tsx';
import { AccountSecurity } from './AccountSecurity.tsx';
import type { PageHandle } from './page-handle.ts';

export const handle: PageHandle = { title: 'security' };

const en = { sides: 'Security', own: 'Sign-in', data: 'My data', administrators: 'Administrators' };
const texts: Catalogue<typeof en> = { en };
const PATH = '/dashboard/admin/security';
const tabs = ['own', 'data', 'administrators'] as const;
const needs: Partial<Record<(typeof tabs)[number], Permission>> = {
  data: 'data.manage',
  administrators: 'administrators.manage',
};

/** The administrator's security page; providers have theirs in their profile. `?tab=` names the open tab. */
export default function SecurityPage() {
  const t = useTexts(texts);
  const [search] = useSearchParams();
  const account = useAccount();
  const shown = tabs.filter((one) => !needs[one] || may(account, needs[one]));
  const tab = shown.find((one) => one === search.get('tab')) ?? 'own';
  return (
    <>
      <Tabs
        label={t.sides}
        items={shown.map((one) => ({
          to: one === 'own' ? PATH : `${PATH}?tab=${one}`,
          label: t[one],
          current: one === tab,
        }))}
      />
      {tab === 'own' && <AccountSecurity />}
      {tab === 'data' && <OwnData of="admin" />}
      {tab === 'administrators' && <Administrators />}
    </>
  );
}
