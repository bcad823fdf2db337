import type { Kind } from '@ivuriro/contract';
import { Navigate, useParams } from 'react-router';
import { texts as payoutTexts } from '../../features/payouts/texts.ts';
import { MoneySettings } from '../../features/payouts/MoneySettings.tsx';
import { PaymentForm } from '../../features/payouts/PaymentForm.tsx';
import { PayoutList } from '../../features/payouts/PayoutList.tsx';
import { Payouts } from '../../features/payouts/Payouts.tsx';
import { Earnings } from '../../features/wallet/Earnings.tsx';
import { OverallWallet } from '../../features/wallet/OverallWallet.tsx';
import { ProviderWallet } from '../../features/wallet/ProviderWallet.tsx';
import { useTexts } from '../../shared/i18n/texts.ts';
import { Tabs } from '../../shared/ui/Tabs.tsx';
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

/** The platform's wallet, those of the providers, what is paid to them, and the rules of it. */
export default function AdminWallet() {
  const t = useTexts(texts);
  const { screen: named = 'overall', id, side } = useParams();
  const screen = screens.find((one) => one === named);
  if (!screen) return <Navigate to={WALLET} replace />;
  const kind = kindOf[screen];
  return (
    <>
      <Tabs
        label={t.label}
        items={screens.map((one) => ({ to: pathOf(one), label: t.screens[one], current: one === screen }))}
      />
      {screen === 'overall' && <OverallWallet />}
      {kind && <Earnings key={kind} kind={kind} base={pathOf(screen)} />}
      {kind && id && <OneWallet key={id} kind={kind} id={id} base={pathOf(screen)} paying={side === 'pay'} />}
      {screen === 'payouts' && <Payouts base={pathOf(screen)} />}
      {screen === 'settings' && <MoneySettings />}
    </>
  );
}

function OneWallet({ kind, id, base, paying }: { kind: Kind; id: string; base: string; paying: boolean }) {
  const t = useTexts(payoutTexts);
  const providerContext = { kind, base: `/admin/${kind}`, id };
  const pay = paying && (
    <>
      <PaymentForm providerContext={providerContext} />
      <PayoutList title={t.earlier} query={{ payable_id: id }} />
    </>
  );
  return <ProviderWallet providerContext={providerContext} base={base} pay={pay || null} />;
}
