import { type ReactNode, useState } from 'react';
import type { MenuLine } from '../../dashboards/menus.ts';
import { useTexts } from '../../lib/language/texts.ts';
import type { Account } from '../../lib/session/accounts.ts';
import { Drawer } from '../../ui/Drawer.tsx';
import { texts } from '../texts.ts';
import { SkipLink } from '../SkipLink.tsx';
import { DueConsents } from '../DueConsents.tsx';
import css from './DashboardFrame.module.css';
import { Sidebar } from './Sidebar.tsx';
import { TopBar } from './TopBar.tsx';
import { useWaitingCounts } from './use-waiting-counts.ts';

type Props = { account: Account; menu: MenuLine[]; children: ReactNode };

export function DashboardFrame({ account, menu, children }: Props) {
  const t = useTexts(texts);
  const counts = useWaitingCounts(account);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <SkipLink />
      <DueConsents />
      <div className={css.frame}>
        <aside className={css.side}>
          <Sidebar kind={account.account_type} menu={menu} counts={counts} />
        </aside>
        {open && (
          <Drawer label={t.menu} onClose={close}>
            <Sidebar kind={account.account_type} menu={menu} counts={counts} onGo={close} />
          </Drawer>
        )}
        <TopBar account={account} onMenu={() => setOpen(true)} />
        <main id="content" tabIndex={-1} className={css.main}>
          {children}
        </main>
      </div>
    </>
  );
}
