import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTexts } from '../../lib/language/texts.ts';
import { actsForOther } from '../../lib/session/accounts.ts';
import { useAccount } from '../../lib/session/use-account.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { plus } from '../../ui/icons.ts';
import { Empty } from '../../ui/States.tsx';
import { AddChildDialog } from './AddChildDialog.tsx';
import { ChildCard, type Dependant } from './ChildCard.tsx';
import css from './family.module.css';
import { texts } from './texts.ts';

/**
 * The children of the person, and a button to add a child. A person who acts for somebody else cannot change the list.
 */
export function Children({ dependants }: { dependants: Dependant[] }) {
  const t = useTexts(texts);
  const account = useAccount();
  const { revalidate } = useRevalidator();
  const [adding, setAdding] = useState(false);
  const mayChange = account !== null && !actsForOther(account);
  const add = (
    <Button onClick={() => setAdding(true)}>
      <Icon of={plus} size={18} />
      {t.add}
    </Button>
  );
  return (
    <div className={css.family}>
      {dependants.length === 0 ? (
        <Empty title={t.none} action={mayChange && add}>
          <p>{t.noneSays}</p>
        </Empty>
      ) : (
        <>
          <ul className={css.children}>
            {dependants.map((child) => (
              <li key={child.id}>
                <ChildCard child={child} mayChange={mayChange} onChanged={revalidate} />
              </li>
            ))}
          </ul>
          {mayChange ? add : <Banner>{t.inOwnAccount}</Banner>}
        </>
      )}
      {adding && <AddChildDialog onAdded={revalidate} onClose={() => setAdding(false)} />}
    </div>
  );
}
