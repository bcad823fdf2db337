import { Drugs } from '../../features/shop-offers/Drugs.tsx';
import type { PageHandle } from '../page-handle.ts';
import { DRUGS } from './paths.ts';

export const handle: PageHandle = { title: 'drugs', search: 'drugs' };

export default function DrugsPage() {
  return <Drugs base={DRUGS} />;
}
