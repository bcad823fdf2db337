import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import type { Order } from '../../../domain/orders/order.ts';
import { showToast } from '../../../ui/toasts.ts';
import type { Status } from './filters.ts';
import { texts } from './texts.ts';
import { shops, type Shop } from './provider-kinds.ts';

/**
 * Returns a function that shows a changed order and the server's message, and reads the lists that contain the order
 * again.
 */
function useChanged() {
  const queries = useQueryClient();
  return (shop: Shop, id: string, order: unknown, message: string) => {
    queries.setQueryData([shop.one, { params: { id } }], order);
    void queries.invalidateQueries();
    showToast({ message });
  };
}

export function useStatusChange(shop: Shop, id: string) {
  const changed = useChanged();
  return async (status: Status, message: string, reason?: string) => {
    const { data } = await call(shop.change, { params: { id }, body: { status, reason } });
    changed(shop, id, data, message);
  };
}

export function usePrescriptionChange(id: string) {
  const changed = useChanged();
  return async (body: { prescription_accepted: boolean; status?: Status; reason?: string }, message: string) => {
    const { data } = await call(shops.pharmacy.change, { params: { id }, body });
    changed(shops.pharmacy, id, data, message);
  };
}

export type Step = { state: 'IN_WORK' | 'READY' | 'HANDED_OVER'; code?: string; without_code?: string };

export function useWork(shop: Shop, id: string) {
  const changed = useChanged();
  return async (step: Step, message: string) => {
    const { data } = await call(shop.work, { params: { id }, body: step });
    changed(shop, id, data, message);
  };
}

/**
 * Completes an order after its results were sent in the app. An order that waits for pick-up is handed over, with the
 * sent results as the reason why there is no pick-up code.
 */
export function useCompletion(shop: Shop, { id, work: { state } }: Pick<Order, 'id' | 'work'>) {
  const t = useTexts(texts);
  const setStatus = useStatusChange(shop, id);
  const work = useWork(shop, id);
  return () =>
    state === 'READY'
      ? work({ state: 'HANDED_OVER', without_code: t.resultSent }, t.changed)
      : setStatus('COMPLETED', t.changed);
}
