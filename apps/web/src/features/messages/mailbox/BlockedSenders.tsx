import { useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { FailedLine } from '../../../ui/FailedLine.tsx';
import { SkeletonLines } from '../../../ui/SkeletonLines.tsx';
import { useAnswer } from '../../../lib/api/use-answer.ts';
import { Unblock } from './BlockSender.tsx';
import css from './BlockSender.module.css';
import { texts } from './texts.ts';

/** The senders whom this account has blocked, including senders of whom no message is left. */
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
  const { data, error, retry } = useAnswer('blocked', (signal) => call('GET /messages/blocked', { signal }));
  if (error) return <FailedLine says={t.blockedFailed} onRetry={retry} />;
  if (!data) return <SkeletonLines says={t.loadingBlocked} heights={['44px']} />;
  if (data.length === 0) return <p>{t.noneBlocked}</p>;
  return (
    <ul className={css.list}>
      {data.map(({ id, sender }) => (
        <li key={id}>
          <span>{sender.name}</span>
          <Unblock id={id} name={sender.name} />
        </li>
      ))}
    </ul>
  );
}
