import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTexts } from '../../lib/language/texts.ts';
import { type Account, actsForOther, isChild } from '../../lib/session/accounts.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { plus } from '../../ui/icons.ts';
import { Empty } from '../../ui/States.tsx';
import css from './family.module.css';
import { GuardianLine, type Guardian } from './GuardianLine.tsx';
import { InviteGuardianDialog } from './InviteGuardianDialog.tsx';
import { type Messages, texts } from './texts.ts';

type Props = { people: Guardian[]; account: Account };

/** The people who act for the patient record: the guardians of a child, or the representatives of an adult. */
export function Guardians({ people, account }: Props) {
  const t = useTexts(texts);
  const { revalidate } = useRevalidator();
  const [inviting, setInviting] = useState(false);
  const { title, says } = headingOf(account, t);
  // the list also contains the adult themselves, who is left out when they look at their own list
  const shown = actsForOther(account) ? people : people.filter(({ role }) => role !== 'self');
  const invite = account.role !== 'representative' && (
    <Button variant="outlined" onClick={() => setInviting(true)}>
      <Icon of={plus} size={18} />
      {isChild(account) ? t.inviteGuardian : t.inviteRepresentative}
    </Button>
  );
  return (
    <section className={css.guardians} aria-labelledby="guardians">
      <h2 id="guardians">{title}</h2>
      <p className={css.says}>{says}</p>
      {shown.length === 0 ? (
        <Empty title={t.nobodyActs} action={invite}>
          <p>{t.nobodyActsSays}</p>
        </Empty>
      ) : (
        <>
          <ul className={css.people}>
            {shown.map((person) => (
              <GuardianLine key={person.id} person={person} account={account} onEnded={revalidate} />
            ))}
          </ul>
          {invite}
        </>
      )}
      {inviting && <InviteGuardianDialog account={account} onInvited={revalidate} onClose={() => setInviting(false)} />}
    </section>
  );
}

function headingOf(account: Account, t: Messages): { title: string; says: string } {
  if (isChild(account)) return { title: t.looksAfter(account.name), says: t.looksAfterSays };
  if (actsForOther(account)) return { title: t.mayActFor(account.name), says: t.mayActForSays };
  return { title: t.mayActForMe, says: t.mayActForMeSays };
}
