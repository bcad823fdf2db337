import type { MemberRole } from '@ivuriro/contract/member-roles';
import { roleNames } from '@ivuriro/contract/role-names';
import { useTexts } from '../../lib/language/texts.ts';
import { dutyTexts } from './role-texts.ts';

/** Returns a function from a role to its name and a text on what the role allows. */
export function useRoles(): (role: MemberRole) => { name: string; may: string } {
  const names = useTexts(roleNames);
  const duties = useTexts(dutyTexts);
  return (role) => ({ name: names[role], may: duties[role] ?? '' });
}
