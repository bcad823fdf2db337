import { useParams } from 'react-router';
import { Orders } from '../../features/orders/provider/Orders.tsx';
import { shops } from '../../features/orders/provider/provider-kinds.ts';
import type { PageHandle } from '../page-handle.ts';
import { ORDERS, TESTS } from './paths.ts';

export const handle: PageHandle = { title: 'orders', search: 'deskPatients' };

export default function OrdersPage() {
  return <Orders shop={shops.laboratory} base={ORDERS} id={useParams().id} offeringsPath={TESTS} />;
}
