import { useState } from 'react';
import type { Api } from '../../../lib/api/contract.ts';
import { useCall } from '../../../lib/api/use-call.ts';
import { ListSkeleton } from '../../../ui/dashboard/ListSkeleton.tsx';
import { plainDate } from '../../../lib/language/dates.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { useAccount } from '../../../lib/session/use-account.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ErrorState } from '../../../ui/States.tsx';
import css from './administrators.module.css';
import { CloseAccount } from './CloseAccount.tsx';
import { texts } from './texts.ts';

type Administrator = Api['GET /admin/administrators']['data'][number];

/** The list of administrator accounts, with a button to close each account except the reader's own. */
export function Administrators() {
  const t = useTexts(texts);
  const { data, isError, refetch } = useCall('GET /admin/administrators');
  if (!data) {
    if (isError) return <ErrorState title={t.failed} onRetry={() => void refetch()} />;
    return <ListSkeleton says={t.loading} />;
  }
  return (
    <Card>
      <section className={css.part} aria-labelledby="administrators">
        <h2 id="administrators">{t.title}</h2>
        <p>{t.says}</p>
        <ul className={css.people}>
          {data.map((one) => (
            <OneOfThem key={one.id} one={one} />
          ))}
        </ul>
      </section>
    </Card>
  );
}

function OneOfThem({ one }: { one: Administrator }) {
  const t = useTexts(texts);
  const account = useAccount();
  const [closing, setClosing] = useState(false);
  const { id, name, email, second_factor, created_at, seen_at } = one;
  const seen = seen_at ? t.seen(plainDate(new Date(seen_at))) : t.unseen;
  return (
    <li>
      <div>
        <h3>
          {name} {second_factor ? <Badge tone="tea">{t.factor}</Badge> : <Badge tone="ochre">{t.noFactor}</Badge>}
        </h3>
        <span>{email}</span>
        <small>
          {seen}. {t.since(plainDate(new Date(created_at)))}
        </small>
      </div>
      {id === account?.id ? (
        <Badge shape="hollow">{t.you}</Badge>
      ) : (
        <Button variant="outlined" size="sm" aria-label={t.closeOf(name)} onClick={() => setClosing(true)}>
          {t.close}
        </Button>
      )}
      {closing && <CloseAccount one={one} onClose={() => setClosing(false)} />}
    </li>
  );
}
