import { useEffect, useState } from 'react';
import { useMessages } from '../../shared/i18n/messages.ts';
import { wordAfter } from '../../shared/payment/pace.ts';
import { messages } from './messages.ts';
import css from './Result.module.css';

/** While nobody knows yet: what is happening, and after a while that nobody has to wait here. */
export function Processing({ since, verifying }: { since: number; verifying: boolean }) {
  const t = useMessages(messages);
  const [waited, setWaited] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setWaited(Date.now() - since), 1_000);
    return () => clearInterval(timer);
  }, [since]);
  const word = wordAfter(waited);
  return (
    <div className={css.result}>
      <svg className={css.weaving} width="132" height="44" viewBox="0 0 132 44" fill="none" aria-hidden="true">
        <path d="M2 38 18 8l16 30L50 8l16 30L82 8l16 30 16-30 16 30" strokeLinejoin="bevel" pathLength="100" />
      </svg>
      <h4>{t.processing}</h4>
      <p role="status">{word === 'asking' ? (verifying ? t.verifying : t.asking) : t[word]}</p>
    </div>
  );
}
