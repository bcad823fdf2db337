import { Drugs } from '../../features/shop-offers/Drugs.tsx';
import { messages } from '../../features/shop-offers/messages.ts';
import type { PageHandle } from '../page-handle.ts';
import { DRUGS } from './paths.ts';

export const handle: PageHandle = { title: 'Drugs/Products', search: messages.en.kinds.pharmacy.search };

export default function DrugsPage() {
  return <Drugs base={DRUGS} />;
}
