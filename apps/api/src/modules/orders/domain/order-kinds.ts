import type { Kind } from '@ivuriro/contract/endpoint';
import {
  type DrugOrderRequest,
  drugOrderRequest,
  type LabOrderRequest,
  labOrderRequest,
} from '@ivuriro/contract/order-requests';
import type { Permission } from '@ivuriro/contract/permissions';
import type { PurposeName } from '../../payments/index.ts';

/** The kind of provider of an order: a laboratory sells tests, and a pharmacy sells drugs. */
export type OrderKind = Extract<Kind, 'laboratory' | 'pharmacy'>;

export interface OrderForm extends Omit<LabOrderRequest, 'laboratory_id' | 'laboratory_test_id'> {
  provider_id: string;
  offers: { id: string; quantity: number }[];
}

interface Trade {
  purpose: PurposeName;
  /** The word for one item in a sentence, such as "test". */
  item: string;
  /** The permission with which a member hands an order over without its pick-up code. */
  withoutCode: Permission;
  read(fields: unknown): OrderForm | 'uncounted';
}

/** Everything in which orders of a laboratory and of a pharmacy differ. */
export const trades: Record<OrderKind, Trade> = {
  laboratory: {
    purpose: 'laboratory_test',
    item: 'test',
    withoutCode: 'results.release',
    read: (fields) => wishForTests(labOrderRequest.parse(fields)),
  },
  pharmacy: {
    purpose: 'prescription',
    item: 'drug',
    withoutCode: 'drugs.dispense',
    read: (fields) => wishForDrugs(drugOrderRequest.parse(fields)),
  },
};

const wishForTests = ({ laboratory_id, laboratory_test_id, ...delivery }: LabOrderRequest): OrderForm => ({
  ...delivery,
  provider_id: laboratory_id,
  offers: laboratory_test_id.map((id) => ({ id, quantity: 1 })),
});

function wishForDrugs({
  pharmacy_id,
  pharmacy_drug_id,
  quantity,
  ...delivery
}: DrugOrderRequest): OrderForm | 'uncounted' {
  if (quantity.length !== pharmacy_drug_id.length) return 'uncounted';
  return {
    ...delivery,
    provider_id: pharmacy_id,
    offers: pharmacy_drug_id.map((id, index) => ({ id, quantity: quantity[index]! })),
  };
}
