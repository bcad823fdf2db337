import { useParams } from 'react-router';
import { ShopOrders } from '../../features/shop-orders/ShopOrders.tsx';
import { shops } from '../../features/shop-orders/shops.ts';
import type { PageHandle } from '../page-handle.ts';
import { ORDERS, TESTS } from './paths.ts';

export const handle: PageHandle = { title: 'orders', search: 'patients' };

export default function Orders() {
  return <ShopOrders shop={shops.laboratory} base={ORDERS} id={useParams().id} offers={TESTS} />;
}
