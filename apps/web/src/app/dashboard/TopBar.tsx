import {
  IconKey,
  IconLock,
  IconLogout,
  IconMenu2,
  IconSearch,
  IconShieldLock,
  IconSwitchHorizontal,
  IconUsers,
  IconUserCircle,
  IconVideo,
} from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { Link, useLocation, useMatches } from 'react-router';
import { VIDEO_CALL } from '../../dashboards/doctor/paths.ts';
import { texts as pageTexts } from '../../dashboards/texts.ts';
import type { PageHandle } from '../../dashboards/page-handle.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { useShortcuts } from '../../lib/hooks/use-shortcuts.ts';
import type { Account } from '../../lib/session/accounts.ts';
import { may } from '../../lib/session/permissions.ts';
import { lock } from '../../lib/session/lock.ts';
import { useSharedComputer } from '../../lib/session/shared-computer.ts';
import { leave } from '../../lib/session/sign-out-and-reload.ts';
import { useAccounts } from '../../lib/session/use-account.ts';
import { funnel, search as glass } from '../../ui/icons.ts';
import { Menu, MenuItem, MenuLink } from '../../ui/Menu.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { texts } from '../texts.ts';
import { PageSearch } from './PageSearch.tsx';
import { searchesOf } from './search/searches.ts';
import { texts as searchTexts } from './search/texts.ts';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import css from './TopBar.module.css';

const SearchDialog = lazyDialog(() => import('./search/SearchDialog.tsx'));
const SwitchPerson = lazyDialog(() => import('../../features/identity/shared-computer/SwitchPerson.tsx'));
const ChangePasswordDialog = lazyDialog(() => import('../../features/identity/password/ChangePasswordDialog.tsx'));

export function TopBar({ account, onMenu }: { account: Account; onMenu: () => void }) {
  const t = useTexts(texts);
  const { titles, searches, menu } = useTexts(pageTexts);
  const find = useTexts(searchTexts);
  const accounts = useAccounts();
  const { pathname } = useLocation();
  const [changing, setChanging] = useState(false);
  const [switching, setSwitching] = useState(false);
  const [searching, setSearching] = useState(false);
  const search = searchesOf(account).length > 0 ? () => setSearching(true) : undefined;
  useShortcuts({ '/': search, 'Control+k': search });
  const isShared = useSharedComputer() !== null;
  const page = useMatches().findLast((match) => match.handle)?.handle as PageHandle | undefined;
  return (
    <>
      <header className={css.bar}>
        <title>{page ? `${titles[page.title]} · ${t.product}` : t.product}</title>
        <button type="button" className={css.menu} aria-label={t.menu} onClick={onMenu}>
          <IconMenu2 stroke={1.75} />
        </button>
        <p className={css.place}>{account.name}</p>
        <h1 className={css.title}>{page && titles[page.title]}</h1>
        {page?.search && (
          // beside the button that searches everything, the box of one list has a funnel: two glasses look like one thing
          <PageSearch key={pathname} placeholder={searches[page.search]} icon={search ? funnel : glass} />
        )}
        {search && (
          <button
            type="button"
            className={css.act}
            aria-label={find.title}
            aria-keyshortcuts="/ Control+K"
            title={find.keys}
            onClick={search}
          >
            <IconSearch stroke={1.75} />
          </button>
        )}
        {account.account_type === 'doctor' && may(account, 'meetings.join') && (
          <Link to={VIDEO_CALL} className={css.act} aria-label={menu.videoCalls} title={menu.videoCalls}>
            <IconVideo stroke={1.75} />
          </Link>
        )}
        <Menu
          opener={(wiring) => (
            <button {...wiring} className={css.face} aria-label={t.account(account.name)}>
              <Picture picture={account.picture ?? account.primary_picture} seed={account.id} alt="" width={40} />
            </button>
          )}
        >
          <p>
            {account.member?.name && <b>{account.member.name}</b>}
            {account.name}
          </p>
          {isShared && (
            <>
              <MenuItem icon={<IconUsers size={20} stroke={1.75} />} onClick={() => setSwitching(true)}>
                {t.switchPerson}
              </MenuItem>
              <MenuItem icon={<IconLock size={20} stroke={1.75} />} onClick={lock}>
                {t.lock}
              </MenuItem>
            </>
          )}
          {account.account_type === 'admin' ? (
            <MenuLink to="/dashboard/admin/security" icon={<IconShieldLock size={20} stroke={1.75} />}>
              {t.security}
            </MenuLink>
          ) : (
            <MenuLink
              to={`/dashboard/${account.account_type}/customization`}
              icon={<IconUserCircle size={20} stroke={1.75} />}
            >
              {t.yourProfile}
            </MenuLink>
          )}
          {accounts.length > 1 && (
            <MenuLink to="/?dialog=accounts" icon={<IconSwitchHorizontal size={20} stroke={1.75} />}>
              {t.switchAccount}
            </MenuLink>
          )}
          <MenuItem icon={<IconKey size={20} stroke={1.75} />} onClick={() => setChanging(true)}>
            {t.changePassword}
          </MenuItem>
          <MenuItem icon={<IconLogout size={20} stroke={1.75} />} onClick={() => void leave()}>
            {t.signOut}
          </MenuItem>
        </Menu>
      </header>
      {searching && (
        <Suspense fallback={<DialogFrame title={find.title} onClose={() => setSearching(false)} />}>
          <SearchDialog account={account} onClose={() => setSearching(false)} />
        </Suspense>
      )}
      {switching && (
        <Suspense fallback={<DialogFrame narrow title={t.switchPerson} onClose={() => setSwitching(false)} />}>
          <SwitchPerson onClose={() => setSwitching(false)} />
        </Suspense>
      )}
      {changing && (
        <Suspense fallback={<DialogFrame narrow title={t.changePassword} onClose={() => setChanging(false)} />}>
          <ChangePasswordDialog onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </>
  );
}
