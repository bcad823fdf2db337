import { useParams } from 'react-router';
import { ShopOrders } from '../../features/shop-orders/ShopOrders.tsx';
import { shops } from '../../features/shop-orders/shops.ts';
import type { PageHandle } from '../page-handle.ts';
import { DRUGS, PRESCRIPTIONS } from './paths.ts';

export const handle: PageHandle = { title: 'prescriptions', search: 'patients' };

export default function Prescriptions() {
  return <ShopOrders shop={shops.pharmacy} base={PRESCRIPTIONS} id={useParams().id} offers={DRUGS} />;
}
