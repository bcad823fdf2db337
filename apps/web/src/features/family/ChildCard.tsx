import { useState } from 'react';
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
import { texts } from './texts.ts';

export type Dependant = Api['GET /patient/dependants']['data'][number];
type Props = { child: Dependant; mayRemove: boolean; onRemoved: () => unknown };

export function ChildCard({ child, mayRemove, onRemoved }: Props) {
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
      <div className={css.acts}>
        {mayRemove && <Removal child={child} onRemoved={onRemoved} />}
        <Acting child={child} />
      </div>
    </article>
  );
}

/**
 * The button that switches to the child's record. For a child added on another device this device has no session token.
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

function Removal({ child: { id, full_name: name }, onRemoved }: Omit<Props, 'mayRemove'>) {
  const t = useTexts(texts);
  const [asking, setAsking] = useState(false);
  const remove = async () => {
    const { message } = await call('DELETE /patient/dependants/{id}', { params: { id } });
    removeAccount(id);
    showToast({ message });
    await onRemoved();
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
