import { useParams } from 'react-router';
import { Orders } from '../../features/orders/provider/Orders.tsx';
import { shops } from '../../features/orders/provider/provider-kinds.ts';
import type { PageHandle } from '../page-handle.ts';
import { DRUGS, PRESCRIPTIONS } from './paths.ts';

export const handle: PageHandle = { title: 'prescriptions', search: 'deskPatients' };

export default function Prescriptions() {
  return <Orders shop={shops.pharmacy} base={PRESCRIPTIONS} id={useParams().id} offeringsPath={DRUGS} />;
}
