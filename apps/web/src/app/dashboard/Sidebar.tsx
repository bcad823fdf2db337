import { IconLogout } from '@tabler/icons-react';
import { Link, NavLink } from 'react-router';
import { type MenuLine, pathOf } from '../../dashboards/menus.ts';
import { texts as pageTexts } from '../../dashboards/texts.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { homeOf, type AccountType } from '../../lib/session/accounts.ts';
import { leave } from '../../lib/session/sign-out-and-reload.ts';
import { Band } from '../../ui/Band.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { texts } from '../texts.ts';
import css from './Sidebar.module.css';

type Props = { kind: AccountType; menu: MenuLine[]; counts: Record<string, number>; onGo?: () => void };

export function Sidebar({ kind, menu, counts, onGo }: Props) {
  const t = useTexts(texts);
  const words = useTexts(pageTexts).menu;
  return (
    <div className={css.sidebar}>
      <Link to={homeOf(kind)} className={css.logo} onClick={onGo}>
        <Logo night />
      </Link>
      <nav aria-label={t.main} onClick={onGo}>
        {menu.map((line) => {
          const { to, word, icon: Icon } = line;
          return (
            <NavLink key={to} to={pathOf(kind, line)} end={to === ''} className={css.line}>
              <Icon size={20} stroke={1.75} aria-hidden="true" />
              <span>{words[word]}</span>
              {counts[to] ? <b>{counts[to]}</b> : null}
            </NavLink>
          );
        })}
      </nav>
      <button type="button" className={css.line} onClick={() => void leave()}>
        <IconLogout size={20} stroke={1.75} aria-hidden="true" />
        {t.signOut}
      </button>
      <Band height={18} />
    </div>
  );
}
