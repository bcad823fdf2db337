import { nearInstant } from '../../../lib/language/dates.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { useNow } from '../../../lib/hooks/use-now.ts';
import { Button } from '../../../ui/Button.tsx';
import { Fact, FactGrid } from '../../../ui/dashboard/Fact.tsx';
import { useFormSubmit } from '../../../ui/use-form-submit.ts';
import type { Order } from '../../../domain/orders/order.ts';
import { NextStep } from './NextStep.tsx';
import { texts } from './texts.ts';
import type { Shop } from './provider-kinds.ts';
import { useWork } from './use-change-order.ts';

/** The state of the work on an order, since when and by whom, with the button for the next step. */
export function OrderWork({ shop, order }: { shop: Shop; order: Order }) {
  const t = useTexts(texts);
  const now = useNow();
  const work = useWork(shop, order.id);
  const { sending, send } = useFormSubmit();
  const { state, since, by, without_code } = order.work;
  if (state === 'WAITING' && order.status !== 'PENDING') return null;
  return (
    <>
      <FactGrid>
        <Fact name={t.work} wide>
          {t.workStates[state]}
          {since && <small>{t.workBy(nearInstant(since, now), by)}</small>}
          {without_code && <small>{t.handedOverWithout(without_code)}</small>}
        </Fact>
      </FactGrid>
      <NextStep wide shop={shop} order={order} />
      {state === 'READY' && order.status === 'PENDING' && (
        <Button
          variant="text"
          busy={sending && t.stepping}
          onClick={() => void send(() => work({ state: 'IN_WORK' }, t.takenBack))}
        >
          {t.notReady}
        </Button>
      )}
    </>
  );
}
