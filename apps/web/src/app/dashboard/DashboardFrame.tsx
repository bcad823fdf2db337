import { Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';
import type { MenuLine } from '../../dashboards/menus.ts';
import { useTexts } from '../../shared/i18n/texts.ts';
import type { Account } from '../../shared/session/accounts.ts';
import { texts } from '../texts.ts';
import { SkipLink } from '../SkipLink.tsx';
import { ToAgree } from '../ToAgree.tsx';
import css from './DashboardFrame.module.css';
import { Sidebar } from './Sidebar.tsx';
import { TopBar } from './TopBar.tsx';
import { useWaiting } from './use-waiting.ts';

type Props = { account: Account; menu: MenuLine[]; children: ReactNode };

export function DashboardFrame({ account, menu, children }: Props) {
  const t = useTexts(texts);
  const counts = useWaiting(account.account_type);
  const [open, drawer] = useDisclosure(false);
  return (
    <>
      <SkipLink />
      <ToAgree />
      <div className={css.frame}>
        <aside className={css.side}>
          <Sidebar kind={account.account_type} menu={menu} counts={counts} />
        </aside>
        <Drawer.Root opened={open} onClose={drawer.close} size={264} lockScroll={false}>
          <Drawer.Overlay />
          <Drawer.Content aria-label={t.menu}>
            <Sidebar kind={account.account_type} menu={menu} counts={counts} onGo={drawer.close} />
          </Drawer.Content>
        </Drawer.Root>
        <TopBar account={account} onMenu={drawer.open} />
        <main id="content" tabIndex={-1} className={css.main}>
          {children}
        </main>
      </div>
    </>
  );
}
