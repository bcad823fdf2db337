import type { MemberRole } from '@ivuriro/contract/member-roles';
import { useTexts } from '../../lib/language/texts.ts';
import css from './members.module.css';
import { texts } from './texts.ts';
import { useRoles } from './use-roles.ts';

type Props = { roles: MemberRole[]; value: MemberRole; onChange: (role: MemberRole) => void };

/** Radio buttons with the roles of a place, each with what the role allows. */
export function RoleChoice({ roles, value, onChange }: Props) {
  const t = useTexts(texts);
  const wordsOf = useRoles();
  return (
    <fieldset className={css.roles}>
      <legend>{t.role}</legend>
      {roles.map((role) => {
        const { name, may } = wordsOf(role);
        return (
          <label key={role}>
            <input type="radio" name="role" value={role} checked={role === value} onChange={() => onChange(role)} />
            <span>
              <b>{name}</b>
              <small>{may}</small>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
