import { useEffect, useState } from 'react';
import { useTexts } from '../../lib/language/texts.ts';
import { wordAfter } from '../payment/poll-interval.ts';
import { texts } from './texts.ts';
import css from './Result.module.css';

type Props = {
  since: number;
  verifying: boolean;
  /** The sentences shown while the gateway decides (`verifying`) and when the person may leave the page (`leave`). */
  words: { verifying: string; leave: string };
};

/** The progress of a payment that is being confirmed; after a minute it says that the person may leave the page. */
export function PaymentProgress({ since, verifying, words }: Props) {
  const t = useTexts(texts);
  const [waited, setWaited] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setWaited(Date.now() - since), 1_000);
    return () => clearInterval(timer);
  }, [since]);
  const word = wordAfter(waited);
  const said = { asking: verifying ? words.verifying : t.asking, slow: t.slow, leave: words.leave };
  return (
    <div className={css.result}>
      <svg className={css.weaving} width="132" height="44" viewBox="0 0 132 44" fill="none" aria-hidden="true">
        <path d="M2 38 18 8l16 30L50 8l16 30L82 8l16 30 16-30 16 30" strokeLinejoin="bevel" pathLength="100" />
      </svg>
      <h4>{t.processing}</h4>
      <p role="status">{said[word]}</p>
    </div>
  );
}
