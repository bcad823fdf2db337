import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { showToast } from '../../../ui/toasts.ts';
import type { Status } from './filters.ts';
import { shops, type Shop } from './provider-kinds.ts';

/** Shows a changed order with the server's message, and reads the lists that contain it again. */
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
  return async (status: Status, message: string) => {
    const { data } = await call(shop.change, { params: { id }, body: { status } });
    changed(shop, id, data, message);
  };
}

export function usePrescriptionChange(id: string) {
  const changed = useChanged();
  return async (body: { prescription_accepted: boolean; status?: Status }, message: string) => {
    const { data } = await call(shops.pharmacy.change, { params: { id }, body });
    changed(shops.pharmacy, id, data, message);
  };
}
