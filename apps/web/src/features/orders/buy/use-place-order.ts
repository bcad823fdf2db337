import type { DrugOrder, LabOrder } from '@ivuriro/contract';
import { call } from '../../../lib/api/call.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { useAttachedFiles } from '../../../lib/files/use-attached-files.ts';
import { usePurchase, type Submission } from '../../../domain/purchase/use-purchase.ts';
import { fieldsOf, holdKeyOf, totalOf } from './draft.ts';
import { texts } from './texts.ts';
import { shops, type Shop, type ShopKind } from './provider-kinds.ts';
import type { Order } from './use-order-draft.ts';

export type Placed = LabOrder | DrugOrder;

/** Places the order. If an item is no longer sold, the wizard returns to the list of items. */
export function usePlaceOrder(shop: Shop, { name, draft, change, clear }: Order) {
  const t = useTexts(texts);
  const attachedFiles = useAttachedFiles(name, draft.fileNames, (fileNames) => change({ fileNames }));
  const purchase = usePurchase<Placed>({
    name,
    purpose: shops[shop.kind].purpose,
    dialog: 'order',
    loginFirst: t[shop.kind].loginFirst,
    method: draft.method,
    fields: fieldsOf(shop, draft),
    holdKey: holdKeyOf(shop, draft),
    shownPrice: totalOf(draft.items),
    serverPrice: draft.serverPrice,
    keepServerPrice: (serverPrice) => change({ serverPrice }),
    attachedFiles,
    cashKey: draft.cashKey,
    keepCashKey: (cashKey) => change({ cashKey }),
    sendRequest: sendRequest[shop.kind],
    toStep: (step) => change({ step }),
    onRefused: ({ code }) => {
      if (itemRefusals.includes(code)) change({ step: 1 });
      return false;
    },
    onLost: () => change({ step: 1 }),
    onDone: () => {
      clear();
      attachedFiles.clear();
    },
  });
  return { ...purchase, attachedFiles };
}

export type OrderPurchase = ReturnType<typeof usePlaceOrder>;

/**
 * Error codes of refused orders for which the wizard returns to its first step, where the patient can solve the
 * problem.
 */
const itemRefusals = ['out_of_stock', 'not_sold_here', 'prescription_required', 'already_dispensed'];

const sendRequest: Record<ShopKind, (input: Submission) => Promise<Placed | 'verifying'>> = {
  laboratory: async (input) => {
    const { data } = await call('POST /patient/request/laboratory/test', input);
    return 'id' in data ? data : 'verifying';
  },
  pharmacy: async (input) => {
    const { data } = await call('POST /patient/order/pharmacy/prescription', input);
    return 'id' in data ? data : 'verifying';
  },
};
