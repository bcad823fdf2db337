import { useState } from 'react';
import { contactOf } from '../../domain/phone/contact.ts';
import { call } from '../../lib/api/call.ts';
import type { Api } from '../../lib/api/contract.ts';
import { useNow } from '../../lib/hooks/use-now.ts';
import { dayOf, nearInstant, plainDate } from '../../lib/language/dates.ts';
import { useTexts } from '../../lib/language/texts.ts';
import type { Account } from '../../lib/session/accounts.ts';
import { expire } from '../../lib/session/session.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Confirmation } from '../../ui/Confirmation.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { showToast } from '../../ui/toasts.ts';
import css from './family.module.css';
import { type Messages, texts } from './texts.ts';

export type Guardian = Api['GET /patient/guardians']['data'][number];
type Props = { person: Guardian; account: Account; onEnded: () => unknown };

/** One person who acts for the patient record or is invited to do so, with a button that ends this. */
export function GuardianLine({ person, account, onEnded }: Props) {
  const t = useTexts(texts);
  const [asking, setAsking] = useState(false);
  const { id, name, is_you, may_end } = person;
  const { label, says, ...question } = questionOf(person, account, t);
  const end = async () => {
    const { message } = await call('DELETE /patient/guardians/{id}', { params: { id } });
    showToast({ message });
    // a person who ends their own access has lost the session for this record, and returns to their own account
    if (is_you) expire(account.token);
    else await onEnded();
  };
  return (
    <li className={css.person}>
      <Picture seed={id} alt="" width={44} />
      <div className={css.who}>
        <h3>{name}</h3>
        {name !== (person.email ?? person.phone) && <p>{contactOf(person)}</p>}
        <p>{roleOf(person, t)}</p>
        <When person={person} />
      </div>
      <div className={css.state}>
        {is_you && <Badge tone="tea">{t.you}</Badge>}
        {person.status === 'INVITED' && (
          <Badge tone="ochre" shape="half">
            {t.invited}
          </Badge>
        )}
        {may_end && (
          <Button variant="text" aria-label={label} onClick={() => setAsking(true)}>
            {question.yes}
          </Button>
        )}
      </div>
      {asking && (
        <Confirmation {...question} no={t.keep} busy={t.ending} act={end} onClose={() => setAsking(false)}>
          <p>{says}</p>
        </Confirmation>
      )}
    </li>
  );
}

function When({ person: { status, since, until, expires_at } }: { person: Guardian }) {
  const t = useTexts(texts);
  const now = useNow();
  const day = until && t.until(plainDate(until));
  if (status === 'ACTIVE')
    return <p>{[t.since(plainDate(dayOf(new Date(since)))), day].filter(Boolean).join(' · ')}</p>;
  const when = nearInstant(expires_at!, now);
  const link = new Date(expires_at!) > now ? t.linkUntil(when) : t.linkOver(when);
  return <p>{[link, day].filter(Boolean).join(' · ')}</p>;
}

function roleOf({ role, relation }: Guardian, t: Messages): string {
  if (role === 'guardian') return t.relations[relation ?? 'Guardian'];
  return role === 'self' ? t.self : t.representative;
}

function questionOf({ name, is_you, status }: Guardian, account: Account, t: Messages) {
  if (is_you)
    return {
      title: t.leaveTitle(account.name),
      says: t.leaveSays,
      yes: t.leave,
      label: t.leaveOf(account.name),
    };
  if (status === 'INVITED')
    return { title: t.withdrawTitle(name), says: t.withdrawSays, yes: t.withdraw, label: t.withdrawOf(name) };
  return { title: t.endTitle(name), says: t.endSays, yes: t.end, label: t.endOf(name) };
}
