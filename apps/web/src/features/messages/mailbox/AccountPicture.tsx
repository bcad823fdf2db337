import { Icon } from '../../../ui/Icon.tsx';
import { mail } from '../../../ui/icons.ts';
import { Picture } from '../../../ui/Picture.tsx';
import css from './AccountPicture.module.css';
import type { Person } from './mailbox.ts';

/**
 * The picture of an account; an icon for administrators, for visitors, who have no picture, and for drafts without a
 * recipient.
 */
export function AccountPicture({ person, size }: { person: Person | undefined; size: number }) {
  return person?.account_id && person.account_type !== 'admin' ? (
    <Picture picture={person.picture} seed={person.account_id} alt="" width={size} />
  ) : (
    <span className={css.none} style={{ width: size, height: size, borderRadius: size / 4 }}>
      <Icon of={mail} size={20} />
    </span>
  );
}
