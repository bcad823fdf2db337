import { Menu, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconBell, IconLogout, IconMenu2, IconSearch, IconUser } from '@tabler/icons-react';
import { Link, useMatches, useNavigate, useSearchParams } from 'react-router';
import type { PageHandle } from '../../dashboards/page-handle.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { homeOf, type Account } from '../../shared/session/accounts.ts';
import { signOut } from '../../shared/session/session.ts';
import { Picture } from '../../shared/ui/Picture.tsx';
import { messages } from '../messages.ts';
import css from './TopBar.module.css';

export function TopBar({ account, onMenu }: { account: Account; onMenu: () => void }) {
  const t = useMessages(messages);
  const navigate = useNavigate();
  const page = useMatches().findLast((match) => match.handle)?.handle as PageHandle | undefined;
  const leave = () => {
    signOut();
    void navigate('/');
  };
  return (
    <header className={css.bar}>
      <title>{page ? `${page.title} · ${t.product}` : t.product}</title>
      <button type="button" className={css.menu} aria-label={t.menu} onClick={onMenu}>
        <IconMenu2 stroke={1.75} />
      </button>
      <b className={css.title}>{page?.title}</b>
      {page?.search && <PageSearch placeholder={page.search} />}
      <Link to="/dashboard/messages/inbox" className={css.menu + ' ' + css.always} aria-label={t.notifications}>
        <IconBell stroke={1.75} />
      </Link>
      <Menu position="bottom-end" width={224} shadow="md">
        <Menu.Target>
          <button type="button" className={css.face} aria-label={t.account(account.name)}>
            <Picture picture={account.picture ?? account.primary_picture} seed={account.id} alt="" width={40} />
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{account.name}</Menu.Label>
          {account.account_type !== 'admin' && account.account_type !== 'patient' && (
            <Menu.Item
              component={Link}
              to={`${homeOf(account.account_type)}/customization`}
              leftSection={<IconUser size={20} stroke={1.75} />}
            >
              {t.yourProfile}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconLogout size={20} stroke={1.75} />} onClick={leave}>
            {t.signOut}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </header>
  );
}

const PAUSE_MS = 400;

/** The text lies in the address; a new text starts at the first page. */
function PageSearch({ placeholder }: { placeholder: string }) {
  const [query, setQuery] = useSearchParams();
  const search = useDebouncedCallback((text: string) => {
    setQuery(
      (before) => {
        before.delete('page');
        if (text) before.set('text-search', text);
        else before.delete('text-search');
        return before;
      },
      { replace: true },
    );
  }, PAUSE_MS);
  return (
    <TextInput
      type="search"
      className={css.search}
      size="sm"
      placeholder={placeholder}
      aria-label={placeholder}
      maxLength={200}
      leftSection={<IconSearch size={18} stroke={1.75} />}
      defaultValue={query.get('text-search') ?? ''}
      onChange={(event) => search(event.currentTarget.value)}
      styles={{ input: { minHeight: '2.5rem', fontSize: 'var(--t-md)' } }}
    />
  );
}
