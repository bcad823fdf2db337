import { Suspense, useState } from 'react';
import { useTexts } from '../../../lib/language/texts.ts';
import { useMay } from '../../../lib/session/permissions.ts';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { useFormSubmit } from '../../../ui/use-form-submit.ts';
import type { Order } from '../../../domain/orders/order.ts';
import css from './NextStep.module.css';
import { nextStepOf } from './next-step.ts';
import { texts } from './texts.ts';
import type { Shop } from './provider-kinds.ts';
import { DialogFrame } from '../../../ui/DialogFrame.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { useWork } from './use-change-order.ts';

const HandOverDialog = lazyDialog(() => import('./HandOverDialog.tsx'));

type Props = {
  shop: Shop;
  order: Order;
  wide?: boolean;
  /** In a list, the address of the order, where its prescription is checked; the open order has buttons for that. */
  to?: string;
};

/** The button for the next step of the work on an order; draws nothing if there is no next step. */
export function NextStep({ shop, order, wide = false, to }: Props) {
  const t = useTexts(texts);
  const step = nextStepOf(order, useMay('drugs.dispense'));
  const { sending, send } = useFormSubmit();
  const work = useWork(shop, order.id);
  const [handsOver, setHandsOver] = useState(false);
  if (step === 'CHECK')
    return to ? (
      <LinkButton
        className={css.step}
        data-next
        variant="soft"
        size="sm"
        to={to}
        preventScrollReset
        aria-label={t.stepOf(t.check, order.patient.full_name)}
      >
        {t.check}
      </LinkButton>
    ) : null;
  if (!step) return null;
  return (
    <>
      <Button
        className={css.step}
        data-next
        variant={step === 'IN_WORK' ? 'soft' : 'filled'}
        size={wide ? undefined : 'sm'}
        wide={wide}
        busy={sending && t.stepping}
        aria-label={wide ? undefined : t.stepOf(t.steps[step], order.patient.full_name)}
        onClick={() =>
          step === 'HANDED_OVER' ? setHandsOver(true) : void send(() => work({ state: step }, t.stepped[step]))
        }
      >
        {t.steps[step]}
      </Button>
      {handsOver && (
        <Suspense fallback={<DialogFrame narrow title={t.handOver} onClose={() => setHandsOver(false)} />}>
          <HandOverDialog shop={shop} order={order} onClose={() => setHandsOver(false)} />
        </Suspense>
      )}
    </>
  );
}
