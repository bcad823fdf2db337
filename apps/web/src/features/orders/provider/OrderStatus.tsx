import { texts as statusTexts } from '../../../domain/statuses/texts.ts';
import { StatusChange } from '../../../domain/statuses/StatusChange.tsx';
import { useTexts } from '../../../lib/language/texts.ts';
import { useMay } from '../../../lib/session/permissions.ts';
import { money } from '../../../lib/language/money.ts';
import type { Order } from '../../../domain/orders/order.ts';
import { effectsOf } from './status-effects.ts';
import { statuses, type Status } from './filters.ts';
import { texts } from './texts.ts';
import type { Shop } from './provider-kinds.ts';
import { useStatusChange } from './use-change-order.ts';

export function OrderStatus({ shop, order }: { shop: Shop; order: Order }) {
  const t = useTexts(texts);
  const words = useTexts(statusTexts);
  const change = useStatusChange(shop, order.id);
  const says = { ...words.moves, ...words.earnings, ...t.effects, told: () => words.told };
  const mayDispense = useMay('drugs.dispense');
  const onPrescription = 'needs_prescription' in order && order.needs_prescription;
  const closed = onPrescription && !(order.prescription_accepted && mayDispense);
  const options = statuses.map((value: Status) => {
    const isNext = value === 'COMPLETED' && order.status !== value;
    const first = isNext && (order.work.state === 'READY' ? t.handOverFirst : closed && t.completedLater);
    return { value, label: first || t.statuses[value], disabled: Boolean(first) };
  });
  return (
    <StatusChange
      status={order.status}
      options={options}
      effects={(to) => effectsOf(order, to).map((effect) => says[effect](money(order.payment.amount_paid)))}
      ask={t.ask}
      reason={t.cancelReason}
      change={(to, reason) => change(to, t.changed, reason)}
    />
  );
}
