import type { Kind } from '@ivuriro/contract';
import { Navigate, useParams } from 'react-router';
import { texts as payoutTexts } from '../../features/wallet/payouts/texts.ts';
import { PayoutSettings } from '../../features/wallet/payouts/PayoutSettings.tsx';
import { PayoutForm } from '../../features/wallet/payouts/PayoutForm.tsx';
import { PayoutList } from '../../features/wallet/payouts/PayoutList.tsx';
import { Payouts } from '../../features/wallet/payouts/Payouts.tsx';
import { Earnings } from '../../features/wallet/admin/Earnings.tsx';
import { OverallWallet } from '../../features/wallet/admin/OverallWallet.tsx';
import { ProviderWallet } from '../../features/wallet/admin/ProviderWallet.tsx';
import { useTexts } from '../../lib/language/texts.ts';
import { useMay } from '../../lib/session/permissions.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import type { PageHandle } from '../page-handle.ts';
import { WALLET } from './paths.ts';
import { texts, type Screen, screens } from './wallet-screens.ts';

export const handle: PageHandle = { title: 'wallet' };

const kindOf: Partial<Record<Screen, Kind>> = {
  doctors: 'doctor',
  hospitals: 'hospital',
  laboratories: 'laboratory',
  pharmacies: 'pharmacy',
};
const pathOf = (screen: Screen) => (screen === 'overall' ? WALLET : `${WALLET}/${screen}`);

/** The platform's wallet, the wallets of the providers, the payouts and their settings. */
export default function AdminWallet() {
  const t = useTexts(texts);
  const { screen: named = 'overall', id, side } = useParams();
  const mayChangeSettings = useMay('settings.manage');
  const shown = screens.filter((one) => one !== 'settings' || mayChangeSettings);
  const screen = shown.find((one) => one === named);
  if (!screen) return <Navigate to={WALLET} replace />;
  const kind = kindOf[screen];
  return (
    <>
      <Tabs
        label={t.label}
        items={shown.map((one) => ({ to: pathOf(one), label: t.screens[one], current: one === screen }))}
      />
      {screen === 'overall' && <OverallWallet />}
      {kind && <Earnings key={kind} kind={kind} base={pathOf(screen)} />}
      {kind && id && <OneWallet key={id} kind={kind} id={id} base={pathOf(screen)} paying={side === 'pay'} />}
      {screen === 'payouts' && <Payouts base={pathOf(screen)} />}
      {screen === 'settings' && <PayoutSettings />}
    </>
  );
}

function OneWallet({ kind, id, base, paying }: { kind: Kind; id: string; base: string; paying: boolean }) {
  const t = useTexts(payoutTexts);
  const providerContext = { kind, base: `/admin/${kind}`, id };
  const pay = paying && (
    <>
      <PayoutForm providerContext={providerContext} />
      <PayoutList title={t.earlier} query={{ payable_id: id }} />
    </>
  );
  return <ProviderWallet providerContext={providerContext} base={base} pay={pay || null} />;
}
