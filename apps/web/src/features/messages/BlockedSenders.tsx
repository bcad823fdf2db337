import { useEffect, useState } from 'react';
import { call } from '../../shared/api/call.ts';
import type { Api } from '../../shared/api/contract.ts';
import { useTexts } from '../../shared/i18n/texts.ts';
import { Unblock } from './BlockSender.tsx';
import css from './BlockSender.module.css';
import { texts } from './texts.ts';

type Blocked = Api['GET /messages/blocked']['data'];

/** Whom this account has blocked, also where no message of theirs is left. */
export function BlockedSenders() {
  const t = useTexts(texts);
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={css.blocked} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t.blocked}</summary>
      {isOpen && <List />}
    </details>
  );
}

function List() {
  const t = useTexts(texts);
  const [blocked, setBlocked] = useState<Blocked | 'failed'>();
  useEffect(() => {
    call('GET /messages/blocked').then(
      ({ data }) => setBlocked(data),
      () => setBlocked('failed'),
    );
  }, []);
  if (blocked === undefined) return null;
  if (blocked === 'failed') return <p role="alert">{t.blockedFailed}</p>;
  if (blocked.length === 0) return <p>{t.noneBlocked}</p>;
  return (
    <ul className={css.list}>
      {blocked.map(({ id, sender }) => (
        <li key={id}>
          <span>{sender.name}</span>
          <Unblock id={id} name={sender.name} onDone={() => setBlocked(blocked.filter((one) => one.id !== id))} />
        </li>
      ))}
    </ul>
  );
}
