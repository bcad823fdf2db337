import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../lib/api/call.ts';
import type { Api } from '../../lib/api/contract.ts';
import { useToday } from '../../lib/hooks/use-today.ts';
import { plainDate } from '../../lib/language/dates.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { choose, removeAccount } from '../../lib/session/session.ts';
import { useAccount, useAccounts } from '../../lib/session/use-account.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Confirmation } from '../../ui/Confirmation.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { showToast } from '../../ui/toasts.ts';
import { ageOn } from './age.ts';
import css from './family.module.css';
import { HandOverDialog } from './HandOverDialog.tsx';
import { texts } from './texts.ts';

export type Dependant = Api['GET /patient/dependants']['data'][number];
type Props = { child: Dependant; mayChange: boolean; onChanged: () => unknown };

export function ChildCard({ child, mayChange, onChanged }: Props) {
  const t = useTexts(texts);
  const today = useToday();
  const { id, full_name: name, birth_date, user_code, relation } = child;
  const age = birth_date ? ageOn(today, birth_date) : null;
  return (
    <article className={css.card}>
      <Picture picture={child.picture} seed={id} alt="" width={64} />
      <div className={css.who}>
        <h2>{name}</h2>
        {birth_date && age && <p>{t.born(plainDate(birth_date), t.age(age.years, age.months))}</p>}
        <p>
          {t.youAre[relation]} · {t.code} <b>{user_code}</b>
        </p>
      </div>
      {child.of_age && <OfAge name={name} />}
      <div className={css.acts}>
        {mayChange && <Removal child={child} onChanged={onChanged} />}
        <Acting child={child} />
        {mayChange && child.of_age && <HandOver child={child} onChanged={onChanged} />}
      </div>
    </article>
  );
}

/**
 * The button that switches to the child's record. If the child was added on another device, this device has no session
 * token for the record, and a note says so instead.
 */
function Acting({ child: { id, full_name: name } }: { child: Dependant }) {
  const t = useTexts(texts);
  const account = useAccounts().find((one) => one.id === id);
  if (useAccount()?.id === id) return <Badge tone="tea">{t.actsNow}</Badge>;
  if (!account) return <p className={css.elsewhere}>{t.signInAgain}</p>;
  return (
    <Button variant="soft" onClick={() => choose(account)}>
      {t.actFor(name)}
    </Button>
  );
}

/** For a child who is 16: a note that the record can be handed over to the child, also if the child has no phone. */
function OfAge({ name }: { name: string }) {
  const t = useTexts(texts);
  return (
    <div className={css.ofAge}>
      <Badge tone="ochre">{t.ofAge}</Badge>
      <p>{t.ofAgeSays(name)}</p>
      <p>
        <b>{t.noPhone}</b> {t.noPhoneSays} <Link to="/contact">{t.writeToUs}</Link>
      </p>
    </div>
  );
}

function HandOver({ child, onChanged }: Omit<Props, 'mayChange'>) {
  const t = useTexts(texts);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button aria-label={t.handOverOf(child.full_name)} onClick={() => setOpen(true)}>
        {t.handOver}
      </Button>
      {open && <HandOverDialog child={child} onHandedOver={onChanged} onClose={() => setOpen(false)} />}
    </>
  );
}

function Removal({ child: { id, full_name: name }, onChanged }: Omit<Props, 'mayChange'>) {
  const t = useTexts(texts);
  const [asking, setAsking] = useState(false);
  const remove = async () => {
    const { message } = await call('DELETE /patient/dependants/{id}', { params: { id } });
    removeAccount(id);
    showToast({ message });
    await onChanged();
  };
  return (
    <>
      <Button variant="text" aria-label={t.removeOf(name)} onClick={() => setAsking(true)}>
        {t.remove}
      </Button>
      {asking && (
        <Confirmation
          title={t.removeTitle(name)}
          yes={t.remove}
          no={t.keep}
          busy={t.removing}
          act={remove}
          onClose={() => setAsking(false)}
        >
          <p>{t.removeSays}</p>
        </Confirmation>
      )}
    </>
  );
}
