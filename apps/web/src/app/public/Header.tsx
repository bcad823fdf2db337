import { Suspense } from 'react';
import { Link, NavLink } from 'react-router';
import { useTexts } from '../../lib/language/texts.ts';
import { lazyPart } from '../../lib/lazy-component.ts';
import { useAccount } from '../../lib/session/use-account.ts';
import { IconButton, LinkButton } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import { bell, close, menu } from '../../ui/icons.ts';
import { Logo } from '../../ui/Logo.tsx';
import { usePopover } from '../../ui/use-popover.ts';
import { texts } from '../texts.ts';
import css from './Header.module.css';
import { useDialogTo } from '../../lib/hooks/use-dialog.ts';

// loaded for signed-in people only
const AccountMenu = lazyPart(() => import('./AccountMenu.tsx'));

/**
 * `unread` is the number of unread notifications, `messages` that of unread messages. A rhombus shows that there are
 * some; only screen readers read the number.
 */
export function Header({ unread = 0, messages: waiting = 0 }: { unread?: number; messages?: number }) {
  const t = useTexts(texts);
  const account = useAccount();
  const to = useDialogTo();
  return (
    <header className={css.header}>
      <div className={cx('wrap', css.line)}>
        <Link to="/" className={css.logo}>
          <Logo />
        </Link>
        <nav aria-label={t.main} className={css.wide}>
          <Places />
        </nav>
        <div className={css.right}>
          {/* only patients have notifications; providers see in their dashboard what is new */}
          {(!account || account.account_type === 'patient') && (
            <Link to={account ? '/profile/notification' : to('login')} className={css.bell}>
              <Icon of={bell} size={24} />
              <span className="sr">
                {t.notifications}
                {unread > 0 && `, ${t.unread(unread)}`}
              </span>
              {unread > 0 && <i />}
            </Link>
          )}
          {account ? (
            <Suspense fallback={<span className={css.face} />}>
              <AccountMenu account={account} unread={waiting} />
            </Suspense>
          ) : (
            <span className={css.entrance}>
              <LinkButton to={to('login')} variant="text" preventScrollReset>
                {t.login}
              </LinkButton>
              <LinkButton to={to('sign-up')} variant="outlined" preventScrollReset>
                {t.signUp}
              </LinkButton>
            </span>
          )}
          <PhoneMenu signedIn={account !== null} />
        </div>
      </div>
    </header>
  );
}

function Places() {
  const t = useTexts(texts);
  return (
    <>
      <NavLink to="/" end>
        {t.home}
      </NavLink>
      <NavLink to="/doctors">{t.doctors}</NavLink>
      <NavLink to="/hospital-clinics">{t.hospitals}</NavLink>
      <NavLink to="/laboratories">{t.laboratories}</NavLink>
      <NavLink to="/pharmacies">{t.pharmacies}</NavLink>
    </>
  );
}

/** The menu is a popover: it opens before JavaScript has loaded, and Esc or a click outside closes it. */
function PhoneMenu({ signedIn }: { signedIn: boolean }) {
  const t = useTexts(texts);
  const to = useDialogTo();
  const popover = usePopover('menu');
  const { hide } = popover;
  return (
    <>
      <IconButton icon={menu} label={t.menu} {...popover.opener} className={css.narrow} />
      <div {...popover.panel} className={css.panel}>
        <IconButton icon={close} label={t.close} {...popover.closer} className={css.close} />
        <nav aria-label={t.main} onClick={hide}>
          <Places />
        </nav>
        {!signedIn && (
          <div className={css.enter} onClick={hide}>
            <LinkButton to={to('login')} variant="filled" wide>
              {t.login}
            </LinkButton>
            <LinkButton to={to('sign-up')} variant="outlined" wide>
              {t.signUp}
            </LinkButton>
          </div>
        )}
      </div>
    </>
  );
}
