import type { BasketAnswers } from '@ivuriro/contract';
import type { Line } from '../../../domain/basket/list.ts';
import { call } from '../../../lib/api/call.ts';
import { useAnswer } from '../../../lib/api/use-answer.ts';
import { usePausedText } from '../../../lib/hooks/use-debounced-text.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { warning } from '../../../ui/icons.ts';
import { Failed } from '../../../ui/Failed.tsx';
import { SkeletonLines } from '../../../ui/SkeletonLines.tsx';
import { Empty } from '../../../ui/States.tsx';
import { AnswerCard } from './AnswerCard.tsx';
import css from './basket.module.css';
import { texts } from './texts.ts';
import { useNear } from './WhereFrom.tsx';

/** The best pharmacies for the list of drugs; they are searched again shortly after each change of the list. */
export function Answers({ lines }: { lines: Line[] }) {
  const t = useTexts(texts);
  const near = useNear();
  const wishes = lines.map(({ id, quantity, substitute }) => ({ drug_id: id, quantity, substitute }));
  const asked = usePausedText(JSON.stringify({ lines: wishes, ...(near && { near }) }));
  const { data, error, retry } = useAnswer(
    asked,
    (signal) => call('POST /basket', { body: JSON.parse(asked) as { lines: typeof wishes; near?: string }, signal }),
    // the search is a POST, which counts as a change in this tab: without this option the change would repeat the
    // search
    { staysAsShown: true },
  );
  if (error)
    return <Failed title={t.failed} says={error.status === 0 ? t.offline : error.errors.join(' ')} onRetry={retry} />;
  if (!data) return <SkeletonLines says={t.finding} heights={['2rem', '11rem', '11rem', '11rem']} />;
  return <Found lines={lines} {...data} />;
}

function Found({ lines, answers, stock }: BasketAnswers & { lines: Line[] }) {
  const t = useTexts(texts);
  const nameOf = (id: string) => lines.find((line) => line.id === id)?.name ?? '';
  const nowhere = stock.filter(({ pharmacies }) => pharmacies === 0).map(({ drug_id }) => nameOf(drug_id));
  const first = answers[0];
  if (!first)
    return (
      <Empty title={t.none(lines.length)}>
        <p>{lines.some(({ substitute }) => !substitute) ? t.noneTryAnother : t.noneSays}</p>
      </Empty>
    );
  const kind = first.missing.length > 0 ? 'partial' : first.parts.length > 1 ? 'pair' : 'complete';
  return (
    <>
      <div role="status">
        <h2>{t.found[kind](answers.length)}</h2>
      </div>
      {kind !== 'complete' && <p className={css.explained}>{kind === 'pair' ? t.pairSays : t.partialSays}</p>}
      {nowhere.length > 0 && (
        <Banner tone="ochre" icon={warning}>
          {t.nowhere(nowhere)}
        </Banner>
      )}
      <ol className={css.cards}>
        {answers.map((answer, at) => (
          <li key={answer.parts.map(({ pharmacy }) => pharmacy.id).join(' ')}>
            <AnswerCard answer={answer} nameOf={nameOf} first={at === 0} />
          </li>
        ))}
      </ol>
      <p className={css.explained}>{t.pricesSay}</p>
    </>
  );
}
