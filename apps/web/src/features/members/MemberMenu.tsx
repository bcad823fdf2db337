import { IconDots, IconLogout, IconPencil, IconSend, IconUserMinus } from '@tabler/icons-react';
import { useTexts } from '../../lib/language/texts.ts';
import { Menu, MenuItem } from '../../ui/Menu.tsx';
import { type Member, nameOf } from './members.ts';
import css from './members.module.css';
import { texts } from './texts.ts';

export type MemberAction = 'change' | 'again' | 'remove';
type Props = { member: Member; own: boolean; onChoose: (action: MemberAction) => void };

/** The actions on a member or invited person, behind a button at the end of their line. */
export function MemberMenu({ member, own, onChoose }: Props) {
  const t = useTexts(texts);
  const isInvited = member.status === 'INVITED';
  const icon = { size: 20, stroke: 1.75 };
  return (
    <Menu
      opener={(wiring) => (
        <button {...wiring} className={css.menu} aria-label={t.actsFor(nameOf(member))}>
          <IconDots stroke={1.75} aria-hidden="true" />
        </button>
      )}
    >
      {isInvited && (
        <MenuItem icon={<IconSend {...icon} />} onClick={() => onChoose('again')}>
          {t.again}
        </MenuItem>
      )}
      <MenuItem icon={<IconPencil {...icon} />} onClick={() => onChoose('change')}>
        {t.change}
      </MenuItem>
      <MenuItem
        danger
        icon={own ? <IconLogout {...icon} /> : <IconUserMinus {...icon} />}
        onClick={() => onChoose('remove')}
      >
        {own ? t.leave : isInvited ? t.withdraw : t.remove}
      </MenuItem>
    </Menu>
  );
}
