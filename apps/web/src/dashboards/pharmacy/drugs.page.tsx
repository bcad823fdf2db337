import { Drugs } from '../../features/orders/offerings/Drugs.tsx';
import type { PageHandle } from '../page-handle.ts';
import { DRUGS } from './paths.ts';

export const handle: PageHandle = { title: 'drugs', search: 'drugs' };

export default function DrugsPage() {
  return <Drugs base={DRUGS} />;
}
