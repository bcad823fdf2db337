import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ApiError } from '../../../lib/api/envelope.ts';
import type { AnyProviderContext } from '../../../lib/api/call.ts';
import { useCallAt } from '../../../lib/api/use-call.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { Empty } from '../../../ui/States.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { texts } from '../texts.ts';
import { pageIn } from '../page-address.ts';
import { Wallet } from '../provider/Wallet.tsx';
import css from '../wallet.module.css';

/**
 * The query parameter for the page of the payment history, because the parameter `page` belongs to the list below the
 * dialog.
 */
const HISTORY = 'history';

type Props = {
  providerContext: AnyProviderContext;
  /** The path of the list below the dialog. */
  base: string;
  /** The panel in which the provider is paid; null while it is closed. */
  pay: ReactNode | null;
};

/** The wallet of one provider, in a dialog over the list. The dialog has a URL of its own. */
export function ProviderWallet({ providerContext, base, pay }: Props) {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const { search } = useLocation();
  const query = { page: pageIn(new URLSearchParams(search), HISTORY) };
  const { data, error } = useCallAt(providerContext, 'GET /transactions', { query }, { keep: true });
  const provider = data?.provider;
  const here = `${base}/${encodeURIComponent(providerContext.id)}`;
  const close = () => {
    const filters = new URLSearchParams(search);
    filters.delete(HISTORY);
    void navigate(`${base}${filters.size > 0 ? `?${filters.toString()}` : ''}`, { preventScrollReset: true });
    document.querySelector<HTMLElement>(`#wallet-${CSS.escape(providerContext.id)}`)?.focus();
  };
  if (error instanceof ApiError && error.status === 404) {
    return (
      <Dialog title={t.oneWallet} onClose={close}>
        <Empty title={t.missing} />
      </Dialog>
    );
  }
  return (
    <Dialog
      title={provider?.name ?? t.oneWallet}
      subtitle={provider?.user_code}
      picture={provider && <Picture picture={provider.picture} seed={provider.id} alt="" width={48} />}
      onClose={close}
    >
      <div className={css.sides}>
        {provider?.is_deleted && <Banner tone="ochre">{t.deleted}</Banner>}
        <Tabs
          label={t.oneWallet}
          items={[
            { to: here + search, label: t.history, current: !pay },
            { to: `${here}/pay${search}`, label: t.processTransaction, current: !!pay },
          ]}
        />
        {pay ?? <Wallet providerContext={providerContext} voice="others" inDialog={HISTORY} />}
      </div>
    </Dialog>
  );
}
