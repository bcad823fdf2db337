import { Link } from 'react-router';
import { useTexts } from '../../lib/language/texts.ts';
import { actsForOther, homeOf, type Account } from '../../lib/session/accounts.ts';
import { may } from '../../lib/session/permissions.ts';
import { leave } from '../../lib/session/sign-out-and-reload.ts';
import { useAccounts } from '../../lib/session/use-account.ts';
import { Picture } from '../../ui/Picture.tsx';
import { usePopover } from '../../ui/use-popover.ts';
import { texts } from '../texts.ts';
import css from './AccountMenu.module.css';
import { useDialogTo } from '../../lib/hooks/use-dialog.ts';

/**
 * The menu of a signed-in account: a patient's own pages, or a provider's dashboard. `unread` is the number of unread
 * messages.
 */
export default function AccountMenu({ account, unread }: { account: Account; unread: number }) {
  const t = useTexts(texts);
  const to = useDialogTo();
  const menu = usePopover('account');
  const isPatient = account.account_type === 'patient';
  return (
    <>
      <button
        type="button"
        className={css.face}
        {...menu.opener}
        aria-label={`${t.account(account.name)}${unread > 0 ? `, ${t.unreadMessages(unread)}` : ''}`}
      >
        <Picture picture={account.picture ?? account.primary_picture} seed={account.id} alt="" width={40} />
        {unread > 0 && <i />}
      </button>
      <div {...menu.panel} className={css.menu} onClick={menu.hide}>
        <p>{account.name}</p>
        {isPatient ? (
          <>
            <Link to={to('profile')}>{t.profile}</Link>
            <Link to={to('appointment')}>{t.newAppointment}</Link>
            <Link to="/profile/appointment">{t.myAppointments}</Link>
            <Link to="/profile/orders">{t.myOrders}</Link>
            <Link to="/profile/reviews">{t.myReviews}</Link>
            <Link to="/profile/family">{t.myFamily}</Link>
            <Link to="/profile/access">{t.whoOpened}</Link>
            {may(account, 'data.manage') && <Link to="/profile/data">{t.myData}</Link>}
            <Link to="/profile/security">{t.security}</Link>
          </>
        ) : (
          <Link to={homeOf(account.account_type)}>{t.dashboard}</Link>
        )}
        {may(account, 'messages.use') && (
          <Link to={isPatient ? '/profile/messages' : `/dashboard/messages/${account.account_type}`}>
            {t.messages}
            {unread > 0 && <b>{unread}</b>}
          </Link>
        )}
        {!actsForOther(account) && <Link to={to('change-password')}>{t.changePassword}</Link>}
        {useAccounts().length > 1 && <Link to={to('accounts')}>{t.switchAccount}</Link>}
        <button type="button" onClick={() => void leave()}>
          {t.signOut}
        </button>
      </div>
    </>
  );
}
